-- What is the trial balance of each period?
-- ledgercli sql @docs/questions/trial-balance.sql
-- Each row is a general ledger account in a period; the balances of a period add up to zero, and credit is negative.
SELECT FinancialYear AS year, FinancialPeriod AS period, GLAccountCode AS code, GLAccountDescription AS account,
  coalesce(sum(AmountDC) FILTER (AmountDC > 0), 0) AS debit,
  coalesce(-sum(AmountDC) FILTER (AmountDC < 0), 0) AS credit,
  sum(AmountDC) AS balance
FROM Financial_TransactionLines
GROUP BY ALL
ORDER BY year DESC, period DESC, code
