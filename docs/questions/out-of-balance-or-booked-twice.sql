-- Which entries do not balance, and which supplier invoices were booked twice?
-- ledgercli sql @docs/questions/out-of-balance-or-booked-twice.sql
-- `amount` is what an entry lacks to balance, or the amount of an invoice that several entries have from one supplier with one reference.
WITH entries AS MATERIALIZED (
  SELECT l.EntryID, l.EntryNumber, l.Type, lower(trim(any_value(l.YourRef))) AS reference, sum(l.AmountDC) AS balance,
    any_value(l.Account) FILTER (g.Type = 22) AS supplier_id,
    any_value(l.AccountName) FILTER (g.Type = 22) AS supplier,
    -sum(l.AmountDC) FILTER (g.Type = 22) AS payable
  FROM Financial_TransactionLines l
    LEFT JOIN Financial_GLAccounts g ON g.ID = l.GLAccount
  GROUP BY l.EntryID, l.EntryNumber, l.Type
)
SELECT 'out of balance' AS finding, [EntryNumber] AS entries, supplier, reference, -balance AS amount
FROM entries
WHERE balance <> 0
UNION ALL
SELECT 'booked twice', list(EntryNumber ORDER BY EntryNumber), any_value(supplier), reference, payable
FROM entries
WHERE Type = 30 AND reference <> ''
GROUP BY supplier_id, reference, payable
HAVING count(*) > 1
ORDER BY finding, entries
