export * from './needs-attention'
