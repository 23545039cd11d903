-- Who owes money, and since when?
-- ledgercli sql @docs/questions/who-owes.sql
-- `open` is what a customer has not paid, `overdue` the part whose due date has passed, and `since` the due date of the oldest unpaid item.
SELECT t.AccountCode AS code, t.AccountName AS customer, count(*) AS items, sum(t.AmountDC) AS open,
  coalesce(sum(t.AmountDC) FILTER (t.DueDate < current_date), 0) AS overdue,
  min(t.DueDate)::DATE AS since, greatest(current_date - min(t.DueDate)::DATE, 0) AS days_late
FROM Cashflow_PaymentTerms t
  JOIN Financial_GLAccounts g ON g.ID = t.GLAccount
WHERE g.Type = 20 AND NOT t.IsFullyPaid
GROUP BY t.AccountCode, t.AccountName
ORDER BY overdue DESC, open DESC, code
