#!/usr/bin/env bash
# Exchanges BTC for ETH through the partner API.
set -euo pipefail
shopt -s inherit_errexit

: "${BASE_URL:?is not set}" "${API_KEY:?is not set}" "${PRIVATE_KEY_FILE:?is not set}"
address=${1:?'Usage: swap.sh PAYOUT-ADDRESS'}

# call METHOD PARAMS: prints the result of a method, or its error.
call() {
  local body signature reply
  body=$(jq --null-input --compact-output --arg method "$1" --argjson params "$2" \
    '{jsonrpc: "2.0", id: 1, method: $method, params: $params}')
  # The signature covers the body byte by byte, so it is sent exactly as it was signed.
  signature=$(printf '%s' "$body" | openssl dgst -sha256 -sign "$PRIVATE_KEY_FILE" | openssl base64 -A)
  reply=$(curl --silent --show-error --max-time 30 "$BASE_URL" \
    --header 'Content-Type: application/json' \
    --header "X-Api-Key: $API_KEY" \
    --header "X-Api-Signature: $signature" \
    --data-binary "$body")
  jq --compact-output \
    'if .error then "\(.error.message) (\(.error.code))\n" | halt_error(1) else .result end' <<<"$reply"
}

currencies=$(call getCurrencies '{}')
echo "$(jq length <<<"$currencies") currencies"

quotes=$(call getExchangeAmount '{"from": "btc", "to": "eth", "amountFrom": "0.01"}')
jq --raw-output '.[0] | "\(.amountFrom) BTC = \(.amountTo) ETH, less \(.networkFee) ETH network fee"' \
  <<<"$quotes"

params=$(jq --null-input --arg address "$address" \
  '{from: "btc", to: "eth", amountFrom: "0.01", address: $address}')
order=$(call createTransaction "$params")
jq --raw-output '"Order \(.id): pay \(.amountExpectedFrom) BTC to \(.payinAddress)"' <<<"$order"

status=$(call getStatus "$(jq '{id}' <<<"$order")")
echo "Status: $(jq --raw-output . <<<"$status")"
