import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { adicionais } from '@rh/domain/codigos/adicionais'
import { useId, useState } from 'react'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { SeatRow } from '../../ui/data/SeatRow.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { DisclosureButton } from '../../ui/motion/DisclosureButton.ts'
import { ChegadaLinha, PessoaLinha } from './PessoaLinha.tsx'
import type { Posto } from './queries.ts'
import { contar } from './textos.ts'

interface PostoCardProps {
  readonly posto: Posto
}

/** One post: a seat for each slot, and behind it who sits there, who comes and what is asked. */
export function PostoCard({ posto }: PostoCardProps) {
  const [aberto, setAberto] = useState(false)
  const id = useId()
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <DisclosureButton
        type="button"
        aria-expanded={aberto}
        aria-controls={id}
        onClick={() => setAberto(!aberto)}
      >
        <span>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
            {posto.cargo}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {posto.escala}
            {posto.adicional !== 'nenhum' && ` · ${adicionais[posto.adicional].label}`}
          </Typography>
        </span>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Estado posto={posto} />
          <span className="abre">
            <Icon name="abre-baixo" size={18} />
          </span>
        </Box>
        <Box component="span" sx={{ gridColumn: '1 / -1' }}>
          <SeatRow
            seats={posto.quantidade}
            names={posto.pessoas.filter(({ cobre }) => cobre === null).map(({ nome }) => nome)}
            incoming={aCaminho(posto)}
          />
        </Box>
      </DisclosureButton>
      <Collapse in={aberto} id={id} unmountOnExit>
        <Detalhe posto={posto} />
      </Collapse>
    </Box>
  )
}

/** Names for the promised slots. Who follows somebody in a slot takes no second one. */
const aCaminho = ({ chegadas, proximas, entrando }: Posto): string[] =>
  [...chegadas.map(({ nome, numero }) => nome ?? numero), ...proximas.map(({ nome }) => nome)].slice(
    0,
    entrando,
  )

const emColunas = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const

function Estado({ posto: { quantidade, ocupados, entrando, vagas } }: { readonly posto: Posto }) {
  const sobra = ocupados + entrando - quantidade
  if (quantidade === 0 && ocupados === 0) return <StatusChip label="Fora de vigência" />
  if (sobra > 0) return <StatusChip label={`${sobra} a mais`} tone="error" />
  if (vagas === 0) return <StatusChip label={`Completo · ${quantidade}`} tone="success" />
  return <StatusChip label={`${contar(vagas, 'vaga', 'vagas')} de ${quantidade}`} tone="warning" />
}

const Detalhe = ({ posto }: { readonly posto: Posto }) => (
  <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2 }}>
    <Box component="ul" sx={emColunas}>
      {posto.pessoas.map((pessoa) => (
        <PessoaLinha key={pessoa.vinculoId} pessoa={pessoa} />
      ))}
      {posto.proximas.map((pessoa) => (
        <PessoaLinha key={pessoa.vinculoId} pessoa={pessoa} vem />
      ))}
      {posto.chegadas.map((chegada) => (
        <ChegadaLinha key={chegada.processoId} chegada={chegada} />
      ))}
      {posto.vagas > 0 && (
        <Typography component="li" variant="body2" sx={{ py: 1, color: 'warning.dark', fontWeight: 600 }}>
          {contar(posto.vagas, 'vaga livre', 'vagas livres')} nesta data
        </Typography>
      )}
    </Box>
    <Condicoes posto={posto} />
  </Box>
)

function Condicoes({ posto }: { readonly posto: Posto }) {
  const { salarioPrevistoCentavos, precoCentavos, laudo, requisitos, kit, vigencias } = posto
  const linhas = [
    `Salário previsto ${formatMoney(salarioPrevistoCentavos)}`,
    ...(precoCentavos === null ? [] : [`Preço por pessoa ${formatMoney(precoCentavos)}`]),
    ...(laudo ? [laudo] : []),
    ...(requisitos ? [`Requisitos: ${requisitos}`] : []),
    ...(kit.length > 0
      ? [`Kit: ${kit.map(({ item, quantidade }) => `${quantidade} × ${item}`).join(', ')}`]
      : []),
  ]
  return (
    <Box sx={{ p: 1.5, borderRadius: '8px', bgcolor: 'background.neutral' }}>
      {linhas.map((linha) => (
        <Typography key={linha} variant="body2">
          {linha}
        </Typography>
      ))}
      {vigencias.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {`Vagas: ${vigencias.map(({ desde, quantidade }) => `${quantidade} desde ${formatDate(desde)}`).join(' · ')}`}
        </Typography>
      )}
    </Box>
  )
}
