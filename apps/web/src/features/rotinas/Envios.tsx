import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DIAS_DOS_DESISTIDOS, type EnvioVisto } from '@rh/domain/contract/rotinas'
import { canaisDeEnvio, type CanalDeEnvio } from '@rh/domain/rotinas/rotinas'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { formatNumber, formatRelative } from '../../lib/format.ts'

/** Where one by one are seen and sent again. */
const ondeVer: { readonly [C in CanalDeEnvio]?: string } = {
  webhooks: hrefOf('admin', 'integracoes.inicio', { aba: 'webhooks' }),
}

const esperaDe = ({ esperando, desde }: EnvioVisto): string => {
  if (esperando === 0) return 'Nada espera'
  const quantos = `${formatNumber(esperando)} ${esperando === 1 ? 'espera' : 'esperam'}`
  return desde === null ? quantos : `${quantos}, o mais antigo ${formatRelative(desde)}`
}

const desistidosDe = ({ desistidos }: EnvioVisto): string | null =>
  desistidos ? `${formatNumber(desistidos)} sem sucesso em ${DIAS_DOS_DESISTIDOS} dias` : null

/** What waits on each way out of the house, in a line each. */
export const Envios = ({ envios }: { readonly envios: readonly EnvioVisto[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {envios.map((envio) => (
      <Linha key={envio.canal} envio={envio} />
    ))}
  </Box>
)

function Linha({ envio }: { readonly envio: EnvioVisto }) {
  const href = ondeVer[envio.canal]
  const desistidos = desistidosDe(envio)
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { md: '240px 1fr' }, columnGap: 2, alignItems: 'baseline' }}
    >
      <Typography variant="subtitle2" component="span">
        {canaisDeEnvio[envio.canal].label}
      </Typography>
      <Typography variant="body2" component="span">
        {esperaDe(envio)}
        {desistidos && (
          <Box component="strong" sx={{ color: 'error.dark' }}>
            {` · ${desistidos}`}
          </Box>
        )}
        {href && (
          <>
            {' · '}
            <Box component={Link} to={href} sx={{ color: 'primary.dark' }}>
              Ver cada um
            </Box>
          </>
        )}
      </Typography>
    </Box>
  )
}
