import Typography from '@mui/material/Typography'

/** What the pool means for the person. */
export const Reserva = () => (
  <Typography variant="body2" color="textSecondary">
    A pessoa deixa o posto e espera outro na equipe da empresa: a vaga fica livre, o salário continua e os
    adicionais do posto acabam (CLT art. 194).
  </Typography>
)
