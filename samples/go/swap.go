// Exchanges BTC for ETH through the partner API.
package main

import (
	"bytes"
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"
)

type client struct {
	baseURL    string
	apiKey     string
	privateKey *rsa.PrivateKey
	http       *http.Client
}

// apiError is a refusal of the exchange.
type apiError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *apiError) Error() string { return fmt.Sprintf("%s (%d)", e.Message, e.Code) }

type pairAmount struct {
	From       string `json:"from"`
	To         string `json:"to"`
	AmountFrom string `json:"amountFrom"`
}

type quote struct {
	AmountFrom string `json:"amountFrom"`
	AmountTo   string `json:"amountTo"`
	NetworkFee string `json:"networkFee"`
}

type order struct {
	ID                 string `json:"id"`
	AmountExpectedFrom string `json:"amountExpectedFrom"`
	PayinAddress       string `json:"payinAddress"`
}

// call decodes the result of a method into result.
func (c *client) call(method string, params, result any) error {
	body, err := json.Marshal(map[string]any{
		"jsonrpc": "2.0", "id": 1, "method": method, "params": params,
	})
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, c.baseURL, bytes.NewReader(body))
	if err != nil {
		return err
	}
	// The signature covers the body byte by byte.
	hash := sha256.Sum256(body)
	signature, err := rsa.SignPKCS1v15(rand.Reader, c.privateKey, crypto.SHA256, hash[:])
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Api-Key", c.apiKey)
	request.Header.Set("X-Api-Signature", base64.StdEncoding.EncodeToString(signature))
	response, err := c.http.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var reply struct {
		Result json.RawMessage `json:"result"`
		Error  *apiError       `json:"error"`
	}
	if err := json.NewDecoder(response.Body).Decode(&reply); err != nil {
		return fmt.Errorf("HTTP status %s: %w", response.Status, err)
	}
	if reply.Error != nil {
		return reply.Error
	}
	return json.Unmarshal(reply.Result, result)
}

func newClient() (*client, error) {
	for _, name := range []string{"BASE_URL", "API_KEY", "PRIVATE_KEY_FILE"} {
		if os.Getenv(name) == "" {
			return nil, fmt.Errorf("%s is not set", name)
		}
	}
	text, err := os.ReadFile(os.Getenv("PRIVATE_KEY_FILE"))
	if err != nil {
		return nil, err
	}
	block, _ := pem.Decode(text)
	if block == nil {
		return nil, errors.New("the private key is not PEM")
	}
	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return nil, err
	}
	privateKey, isRSA := parsed.(*rsa.PrivateKey)
	if !isRSA {
		return nil, errors.New("the private key is not an RSA key")
	}
	return &client{
		baseURL:    os.Getenv("BASE_URL"),
		apiKey:     os.Getenv("API_KEY"),
		privateKey: privateKey,
		http:       &http.Client{Timeout: 30 * time.Second},
	}, nil
}

func run(address string) error {
	client, err := newClient()
	if err != nil {
		return err
	}

	var currencies []string
	if err := client.call("getCurrencies", struct{}{}, &currencies); err != nil {
		return err
	}
	fmt.Printf("%d currencies\n", len(currencies))

	amount := pairAmount{From: "btc", To: "eth", AmountFrom: "0.01"}
	var quotes []quote
	if err := client.call("getExchangeAmount", amount, &quotes); err != nil {
		return err
	}
	for _, q := range quotes {
		fmt.Printf("%s BTC = %s ETH, less %s ETH network fee\n", q.AmountFrom, q.AmountTo, q.NetworkFee)
	}

	var created order
	params := struct {
		pairAmount
		Address string `json:"address"`
	}{amount, address}
	if err := client.call("createTransaction", params, &created); err != nil {
		return err
	}
	fmt.Printf("Order %s: pay %s BTC to %s\n", created.ID, created.AmountExpectedFrom, created.PayinAddress)

	var status string
	if err := client.call("getStatus", map[string]string{"id": created.ID}, &status); err != nil {
		return err
	}
	fmt.Printf("Status: %s\n", status)
	return nil
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "Usage: go run . PAYOUT-ADDRESS")
		os.Exit(1)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
