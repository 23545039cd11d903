-- Which won deals are not in the books?
-- crmcli sql @docs/questions/won-but-not-in-the-books.sql --with ledger=ledger-copy
-- No invoice has the number of these deals as its reference, or their invoices have another amount without VAT, which is `booked`.
WITH invoices AS (
  SELECT regexp_extract(l.YourRef, '^\s*deal\s+(\d+)\s*$', 1, 'i') AS deal, -sum(l.AmountFC) FILTER (l.Type IN (20, 21)) AS amount
  FROM ledger.Financial_TransactionLines l
    JOIN ledger.Financial_GLAccounts g ON g.ID = l.GLAccount
  WHERE g.BalanceType = 'W'
  GROUP BY ALL
)
SELECT d.id, d.title, o.name AS organization, d.won_time::DATE AS won, d.value, d.currency, coalesce(i.amount, 0) AS booked
FROM deals d
  LEFT JOIN organizations o ON o.id = d.org_id
  LEFT JOIN invoices i ON i.deal = d.id::VARCHAR
WHERE d.status = 'won' AND d.value <> coalesce(i.amount, 0)
ORDER BY d.won_time, d.id
