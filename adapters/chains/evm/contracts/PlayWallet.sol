// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A customer's wallet that is a contract: what it pays, it pays inside a call. For tests only.
contract PlayWallet {
    receive() external payable {}

    function pay(address payable to, uint256 value) public {
        (bool done, ) = to.call{value: value}("");
        require(done, "refused");
    }

    function payTwice(address payable first, address payable second, uint256 value) external {
        pay(first, value);
        pay(second, value);
    }

    /// Pays and takes it back, because what was called fails after it paid.
    function payInVain(address payable to, uint256 value) external {
        try this.payAndFail(to, value) {} catch {}
        pay(to, 1);
    }

    function payAndFail(address payable to, uint256 value) external {
        pay(to, value);
        revert("after all");
    }

    /// Fails after it paid.
    function payAndFailWhole(address payable to, uint256 value) external {
        pay(to, value);
        revert("after all");
    }

    /// Pays through a contract that exists for that only.
    function payByEnding(address payable to, uint256 value) external {
        new EndingWallet{value: value}(to);
    }

    /// Pays in the one block only in which it is told to: the same transaction does less in another.
    function payInBlockWith(address payable to, uint256 value, uint256 baseFee) external {
        if (block.basefee == baseFee) pay(to, value);
    }
}

contract EndingWallet {
    constructor(address payable to) payable {
        selfdestruct(to);
    }
}

/// Takes no coins.
contract RefusingWallet {}
