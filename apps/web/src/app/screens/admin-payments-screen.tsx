export { PaymentCases as default } from '@/features/payments/payment-cases.tsx'
