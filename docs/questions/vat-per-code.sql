-- How much VAT is booked on each code, and does the return agree?
-- ledgercli sql @docs/questions/vat-per-code.sql
-- `owed` is the VAT on sales less the VAT on purchases; the sum of a quarter that its VAT returns do not have is its `difference`.
WITH booked AS (
  SELECT FinancialYear AS year, (FinancialPeriod + 2) // 3 AS quarter, VATCode AS code,
    coalesce(-sum(AmountVATFC) FILTER (Type IN (20, 21)), 0) AS on_sales,
    coalesce(sum(AmountVATFC) FILTER (Type IN (30, 31)), 0) AS on_purchases
  FROM Financial_TransactionLines
  WHERE VATCode <> ''
  GROUP BY ALL
), returns AS (
  SELECT Year AS year, Period AS quarter, sum(Amount) AS declared
  FROM read_financial_Returns
  WHERE Type = 31 AND Status <> 5
  GROUP BY ALL
)
SELECT b.year, b.quarter, b.code, v.Description AS vat, b.on_sales, b.on_purchases, b.on_sales - b.on_purchases AS owed,
  r.declared, sum(b.on_sales - b.on_purchases) OVER (PARTITION BY b.year, b.quarter) - r.declared AS difference
FROM booked b
  LEFT JOIN vat_VATCodes v ON v.Code = b.code
  LEFT JOIN returns r ON r.year = b.year AND r.quarter = b.quarter
ORDER BY b.year DESC, b.quarter DESC, b.code
