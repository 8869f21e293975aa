"""Exchanges BTC for ETH through the partner API."""

import base64
import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from typing import Any

TIMEOUT_SECONDS = 30


class PartnerApiError(Exception):
    """The exchange refused a request."""


class PartnerClient:
    def __init__(self, base_url: str, api_key: str, private_key_file: str) -> None:
        self.base_url = base_url
        self.api_key = api_key
        self.private_key_file = private_key_file

    def call(self, method: str, **params: Any) -> Any:
        """Returns the result of a method."""
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        reply = self._post(json.dumps(request).encode())
        if "error" in reply:
            error = reply["error"]
            raise PartnerApiError(f"{error['message']} ({error['code']})")
        return reply["result"]

    def _post(self, body: bytes) -> Any:
        headers = {
            "Content-Type": "application/json",
            "X-Api-Key": self.api_key,
            "X-Api-Signature": self._sign(body),
        }
        request = urllib.request.Request(self.base_url, data=body, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            # A key that isn't accepted gets status 401 with a JSON-RPC error.
            if error.code != 401:
                raise
            return json.load(error)

    def _sign(self, body: bytes) -> str:
        """RSA-SHA256 (PKCS#1 v1.5) of exactly the bytes that are sent."""
        command = ["openssl", "dgst", "-sha256", "-sign", self.private_key_file]
        openssl = subprocess.run(command, input=body, stdout=subprocess.PIPE, check=True)
        return base64.b64encode(openssl.stdout).decode()


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Usage: swap.py PAYOUT-ADDRESS")
    try:
        client = PartnerClient(
            base_url=os.environ["BASE_URL"],
            api_key=os.environ["API_KEY"],
            private_key_file=os.environ["PRIVATE_KEY_FILE"],
        )
    except KeyError as error:
        sys.exit(f"{error.args[0]} is not set")

    currencies = client.call("getCurrencies")
    print(f"{len(currencies)} currencies")

    amount = {"from": "btc", "to": "eth", "amountFrom": "0.01"}
    quote = client.call("getExchangeAmount", **amount)[0]
    print(
        f"{quote['amountFrom']} BTC = {quote['amountTo']} ETH, "
        f"less {quote['networkFee']} ETH network fee"
    )

    order = client.call("createTransaction", **amount, address=sys.argv[1])
    print(
        f"Order {order['id']}: pay {order['amountExpectedFrom']} BTC "
        f"to {order['payinAddress']}"
    )

    status = client.call("getStatus", id=order["id"])
    print(f"Status: {status}")


if __name__ == "__main__":
    try:
        main()
    except (PartnerApiError, urllib.error.URLError, subprocess.CalledProcessError) as failure:
        sys.exit(str(failure))
