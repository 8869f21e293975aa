<?php

// Exchanges BTC for ETH through the partner API.

declare(strict_types=1);

final class PartnerApiError extends RuntimeException
{
}

final class PartnerClient
{
    private const TIMEOUT_SECONDS = 30;

    private OpenSSLAsymmetricKey $privateKey;

    public function __construct(
        private string $baseUrl,
        private string $apiKey,
        string $privateKeyPem,
    ) {
        $key = openssl_pkey_get_private($privateKeyPem);
        if ($key === false) {
            throw new RuntimeException('The private key is not PEM');
        }
        $this->privateKey = $key;
    }

    /** Returns the result of a method. */
    public function call(string $method, array $params = []): mixed
    {
        $reply = $this->post(json_encode(
            ['jsonrpc' => '2.0', 'id' => 1, 'method' => $method, 'params' => (object) $params],
            JSON_THROW_ON_ERROR,
        ));
        if (isset($reply['error'])) {
            throw new PartnerApiError($reply['error']['message'], $reply['error']['code']);
        }
        return $reply['result'];
    }

    private function post(string $body): array
    {
        // RSA-SHA256 (PKCS#1 v1.5) of exactly the bytes that are sent.
        if (!openssl_sign($body, $signature, $this->privateKey, OPENSSL_ALGO_SHA256)) {
            throw new RuntimeException('The request could not be signed');
        }
        $reply = file_get_contents($this->baseUrl, false, stream_context_create(['http' => [
            'method' => 'POST',
            'header' => [
                'Content-Type: application/json',
                "X-Api-Key: {$this->apiKey}",
                'X-Api-Signature: ' . base64_encode($signature),
            ],
            'content' => $body,
            'timeout' => self::TIMEOUT_SECONDS,
            'follow_location' => 0,
            // A key that isn't accepted gets status 401 with a JSON-RPC error.
            'ignore_errors' => true,
        ]]));
        if ($reply === false) {
            throw new RuntimeException('The exchange did not answer');
        }
        return json_decode($reply, true, flags: JSON_THROW_ON_ERROR);
    }
}

function setting(string $name): string
{
    $value = getenv($name);
    if ($value === false || $value === '') {
        throw new RuntimeException("$name is not set");
    }
    return $value;
}

try {
    $address = $argv[1] ?? throw new RuntimeException('Usage: swap.php PAYOUT-ADDRESS');
    $privateKeyPem = file_get_contents(setting('PRIVATE_KEY_FILE'));
    $client = new PartnerClient(setting('BASE_URL'), setting('API_KEY'), (string) $privateKeyPem);

    printf("%d currencies\n", count($client->call('getCurrencies')));

    $amount = ['from' => 'btc', 'to' => 'eth', 'amountFrom' => '0.01'];
    [$quote] = $client->call('getExchangeAmount', $amount);
    printf(
        "%s BTC = %s ETH, less %s ETH network fee\n",
        $quote['amountFrom'],
        $quote['amountTo'],
        $quote['networkFee'],
    );

    $order = $client->call('createTransaction', [...$amount, 'address' => $address]);
    printf(
        "Order %s: pay %s BTC to %s\n",
        $order['id'],
        $order['amountExpectedFrom'],
        $order['payinAddress'],
    );

    printf("Status: %s\n", $client->call('getStatus', ['id' => $order['id']]));
} catch (PartnerApiError $error) {
    fprintf(STDERR, "%s (%d)\n", $error->getMessage(), $error->getCode());
    exit(1);
} catch (RuntimeException | JsonException $error) {
    fprintf(STDERR, "%s\n", $error->getMessage());
    exit(1);
}
