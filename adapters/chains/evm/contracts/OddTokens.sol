// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What the misbehaving tokens have in common. For tests only.
abstract contract OddToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    mapping(address => uint256) internal held;

    constructor() {
        held[msg.sender] = 1e24;
    }

    function balanceOf(address owner) public view virtual returns (uint256) {
        return held[owner];
    }

    function move(address from, address to, uint256 value) internal {
        held[from] -= value;
        held[to] += value;
    }
}

/// Keeps a hundredth of what is sent, and logs what was asked for.
contract HiddenFeeToken is OddToken {
    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value - value / 100);
        move(msg.sender, address(this), value / 100);
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Keeps a hundredth of what is sent, and says so in its logs.
contract OpenFeeToken is OddToken {
    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value - value / 100);
        move(msg.sender, address(this), value / 100);
        emit Transfer(msg.sender, to, value - value / 100);
        emit Transfer(msg.sender, address(this), value / 100);
        return true;
    }
}

/// Makes a hundredth vanish once it is told to.
contract LaterFeeToken is OddToken {
    bool public takesFee;

    function takeFee() external {
        takesFee = true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        uint256 fee = takesFee ? value / 100 : 0;
        held[msg.sender] -= value;
        held[to] += value - fee;
        emit Transfer(msg.sender, to, value - fee);
        return true;
    }
}

/// Everybody's balance changes by itself.
contract RebasingToken is OddToken {
    uint256 private percent = 100;

    function balanceOf(address owner) public view override returns (uint256) {
        return (held[owner] * percent) / 100;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, (value * 100) / percent);
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferAndRebase(address to, uint256 value, uint256 next) external {
        move(msg.sender, to, (value * 100) / percent);
        emit Transfer(msg.sender, to, value);
        percent = next;
    }
}

/// Answers no instead of failing, once it is told to stand still.
contract FalseToken is OddToken {
    bool public stands;

    function stand() external {
        stands = true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (stands || held[msg.sender] < value) return false;
        move(msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Answers nothing at all, as some of the oldest and largest tokens do.
contract SilentAnswerToken is OddToken {
    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
    }
}

/// Refuses those on its list.
contract BlacklistToken is OddToken {
    mapping(address => bool) private blocked;

    function blockHolder(address holder) external {
        blocked[holder] = true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!blocked[msg.sender] && !blocked[to], "blocked");
        move(msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Logs transfers that it does not make.
contract LyingToken is OddToken {
    bool public lies;

    function lie() external {
        lies = true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (!lies) move(msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
        return true;
    }

    /// A true transfer and a made-up one side by side.
    function transferAndLie(address to, uint256 value) external {
        move(msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
    }

    function logForeign(address to, uint256 value) external {
        emit Transfer(to, address(this), value);
    }
}

/// Makes transfers that it does not log.
contract UnsaidToken is OddToken {
    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }
}

/// Sends to several at once.
contract BatchToken is OddToken {
    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferTwice(address first, address second, uint256 value) external {
        move(msg.sender, first, value);
        emit Transfer(msg.sender, first, value);
        move(msg.sender, second, value);
        emit Transfer(msg.sender, second, value);
    }
}
