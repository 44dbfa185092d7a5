import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { direitosDePreco, estadosDoPreco } from '@rh/domain/regras/contrato/repactuacao'
import { formatDate } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { WorkingFold } from '../../ui/data/WorkingFold.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { Contrato } from './queries.ts'

type Preco = Contrato['precos'][number]

/** Rights to another price: since when each may be asked for, and until when. */
export function Precos({ contrato: { precos } }: { readonly contrato: Contrato }) {
  if (precos.length === 0) return null
  return (
    <Section title="Repactuação e reajuste" subtitle="Quando o preço pode acompanhar os custos">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {precos.map((preco) => (
          <li key={preco.direito}>
            <UmDireito preco={preco} />
          </li>
        ))}
      </Box>
    </Section>
  )
}

const UmDireito = ({ preco }: { readonly preco: Preco }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {direitosDePreco[preco.direito].label}
      </Typography>
      <StatusChip {...estadosDoPreco[preco.estado]} />
    </Box>
    <Typography variant="body2" color="textSecondary">
      {prazoEscrito(preco)}
    </Typography>
    {preco.preclusos.length > 0 && (
      <Typography variant="body2" color="textSecondary">
        {`Perdido na prorrogação: o de ${preco.preclusos.map(formatDate).join(' e o de ')}.`}
      </Typography>
    )}
    <WorkingFold
      title="Como chegamos aqui"
      steps={preco.memoria.map(({ texto, data, fundamento }) => ({
        label: texto,
        value: formatDate(data),
        note: fundamento,
      }))}
    />
  </>
)

function prazoEscrito({ estado, desde, pedirAte }: Preco): string {
  if (estado === 'precluso') return `Podia ser pedido desde ${formatDate(desde)}, e ninguém pediu.`
  if (estado === 'por_vir') return `A partir de ${formatDate(desde)}.`
  return pedirAte === null
    ? `Desde ${formatDate(desde)}, pelo que o contrato combina.`
    : `Desde ${formatDate(desde)}. Peça antes de prorrogar, e até ${formatDate(pedirAte)}.`
}

/** What is lost with the end that comes near, unless somebody asks for it first. */
export function Preclusao({ contrato: { precos } }: { readonly contrato: Contrato }) {
  const urgentes = precos.filter(({ estado }) => estado === 'urgente')
  const [primeiro] = urgentes
  if (!primeiro?.pedirAte) return null
  const nomes = urgentes.map(({ direito }) => direitosDePreco[direito].curto).join(' e ')
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: { xs: 2, lg: 3 } }}>
      <strong>{`Peça ${nomes} antes de prorrogar.`}</strong>
      <div>
        {`O direito, desde ${formatDate(primeiro.desde)}, se perde com a assinatura da prorrogação, ou em ${formatDate(primeiro.pedirAte)}, com o fim do contrato (Lei 14.133/2021 art. 131; IN SEGES 5/2017 art. 57 § 7º).`}
      </div>
    </Alert>
  )
}
