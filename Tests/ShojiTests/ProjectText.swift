import Foundation

/// An Xcode project's file in the notation that Xcode writes, for targets that a test needs.
struct ProjectText {
    struct Target {
        var name: String
        /// The end of Xcode's product type.
        var kind = "application"
        /// Compiled and copied, by their endings. Paths from the project's folder.
        var files: [String] = []
        /// Other targets that it links, by name.
        var links: [String] = []
        /// Products of packages in folders: product and folder.
        var products: [(name: String, package: String)] = []
        var settings: [String: String] = [:]
    }

    var targets: [Target]

    var text: String {
        var objects: [String] = []
        func list(_ ids: [String]) -> String { "(" + ids.joined(separator: ", ") + ")" }
        func identifier(_ text: String) -> String {
            String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
        let files = Set(targets.flatMap(\.files)).sorted()
        for file in files {
            objects.append(
                "F_\(identifier(file)) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };"
            )
        }
        let packages = Set(targets.flatMap { $0.products.map(\.package) }).sorted()
        for package in packages {
            objects.append(
                "L_\(identifier(package)) = {isa = XCLocalSwiftPackageReference; relativePath = \"\(package)\"; };"
            )
        }
        for target in targets {
            let id = identifier(target.name)
            func built(_ files: [String]) -> [String] {
                files.map { file in
                    let build = "B_\(id)_\(identifier(file))"
                    objects.append("\(build) = {isa = PBXBuildFile; fileRef = F_\(identifier(file)); };")
                    return build
                }
            }
            let sources = built(target.files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".m") })
            let resources = built(target.files.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".m") })
            objects.append("S_\(id) = {isa = PBXSourcesBuildPhase; files = \(list(sources)); };")
            objects.append("R_\(id) = {isa = PBXResourcesBuildPhase; files = \(list(resources)); };")
            for link in target.links {
                objects.append(
                    "D_\(id)_\(identifier(link)) = {isa = PBXTargetDependency; target = T_\(identifier(link)); };"
                )
            }
            for product in target.products {
                objects.append(
                    "P_\(id)_\(identifier(product.name)) = {isa = XCSwiftPackageProductDependency; productName = \(product.name); };"
                )
            }
            let settings = target.settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"; " }
            objects.append(
                "C_\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; PRODUCT_NAME = \"$(TARGET_NAME)\"; \(settings.joined())}; };"
            )
            objects.append("N_\(id) = {isa = XCConfigurationList; buildConfigurations = (C_\(id)); };")
            objects.append(
                "T_\(id) = {isa = PBXNativeTarget; name = \"\(target.name)\"; buildPhases = (S_\(id), R_\(id)); "
                    + "dependencies = \(list(target.links.map { "D_\(id)_\(identifier($0))" })); "
                    + "packageProductDependencies = \(list(target.products.map { "P_\(id)_\(identifier($0.name))" })); "
                    + "buildConfigurationList = N_\(id); productType = \"com.apple.product-type.\(target.kind)\"; };"
            )
        }
        objects.append(
            "G = {isa = PBXGroup; children = \(list(files.map { "F_\(identifier($0))" })); sourceTree = \"<group>\"; };"
        )
        objects.append(
            "P = {isa = PBXProject; mainGroup = G; targets = \(list(targets.map { "T_\(identifier($0.name))" })); "
                + "packageReferences = \(list(packages.map { "L_\(identifier($0))" })); };")
        return "// !$*UTF8*$!\n{objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = P; }\n"
    }
}
