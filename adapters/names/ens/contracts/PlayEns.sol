// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// ENS in small, for tests: EIP-137's registry, a resolver of addresses (ENSIP-9), one that keeps its records off the
/// chain (ENSIP-10, EIP-3668), and a universal resolver with the errors of ENS's own.
contract PlayRegistry {
    mapping(bytes32 => address) public resolver;

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }
}

contract PlayResolver {
    mapping(bytes32 => mapping(uint256 => bytes)) private records;

    function setAddr(bytes32 node, uint256 coinType, bytes calldata record) external {
        records[node][coinType] = record;
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return records[node][coinType];
    }

    function supportsInterface(bytes4) external pure returns (bool) {
        return false;
    }
}

error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

contract PlayOffchainResolver {
    string[] private urls;

    constructor(string[] memory given) {
        urls = given;
    }

    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory) {
        revert OffchainLookup(address(this), urls, data, this.answer.selector, "");
    }

    function answer(bytes calldata response, bytes calldata) external pure returns (bytes memory) {
        return response;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923;
    }
}

contract PlayUniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);

    PlayRegistry private immutable registry;

    constructor(PlayRegistry given) {
        registry = given;
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        address resolver = registry.resolver(hashOf(name, 0));
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        if (!PlayResolver(resolver).supportsInterface(0x9061b923)) {
            return (ask(resolver, data), resolver);
        }
        (bool isDone, bytes memory said) =
            resolver.staticcall(abi.encodeCall(PlayOffchainResolver.resolve, (name, data)));
        if (isDone) return (abi.decode(said, (bytes)), resolver);
        if (bytes4(said) != OffchainLookup.selector) revert ResolverError(said);
        forward(resolver, said);
    }

    function goOn(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (bytes memory, address)
    {
        (address resolver, bytes4 callback, bytes memory extra) =
            abi.decode(extraData, (address, bytes4, bytes));
        bytes memory said = ask(resolver, abi.encodeWithSelector(callback, response, extra));
        return (abi.decode(said, (bytes)), resolver);
    }

    function forward(address resolver, bytes memory said) private view {
        bytes memory facts = new bytes(said.length - 4);
        for (uint256 at = 0; at < facts.length; at++) facts[at] = said[at + 4];
        (, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) =
            abi.decode(facts, (address, string[], bytes, bytes4, bytes));
        revert OffchainLookup(
            address(this), urls, callData, this.goOn.selector, abi.encode(resolver, callback, extra)
        );
    }

    function ask(address resolver, bytes memory data) private view returns (bytes memory) {
        (bool isDone, bytes memory said) = resolver.staticcall(data);
        if (!isDone) revert ResolverError(said);
        return said;
    }

    /// EIP-137's namehash of a name as DNS writes it.
    function hashOf(bytes calldata name, uint256 at) private pure returns (bytes32) {
        uint256 length = uint8(name[at]);
        if (length == 0) return 0;
        bytes32 label = keccak256(name[at + 1:at + 1 + length]);
        return keccak256(abi.encodePacked(hashOf(name, at + 1 + length), label));
    }
}
