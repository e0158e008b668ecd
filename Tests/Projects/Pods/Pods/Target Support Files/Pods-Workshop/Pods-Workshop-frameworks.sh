#!/bin/sh
set -e
echo "embeds ${PODS_ROOT}"
