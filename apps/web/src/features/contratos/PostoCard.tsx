import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { adicionais } from '@rh/domain/codigos/adicionais'
import { useId, useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { useCanOpen } from '../../lib/nav/use-setor.ts'
import { notify } from '../../lib/notify.ts'
import { SeatRow } from '../../ui/data/SeatRow.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { DisclosureButton } from '../../ui/motion/DisclosureButton.ts'
import { ChegadaLinha, PessoaLinha } from './PessoaLinha.tsx'
import type { Contrato, Posto } from './queries.ts'
import { contar } from './textos.ts'
import { useAtualizar } from './use-atualizar.ts'

/** The post in its own words: on a phone its count goes below them, not into their width. */
const Titulo = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' })

interface PostoCardProps {
  readonly posto: Posto
  readonly contrato: Contrato
}

/** One post: a seat for each slot, and behind it who sits there, who comes and what is asked. */
export function PostoCard({ posto, contrato }: PostoCardProps) {
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
        <Titulo>
          <Box component="span" sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
              {posto.cargo}
            </Typography>
            <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
              {posto.escala}
              {posto.adicional !== 'nenhum' && ` · ${adicionais[posto.adicional].label}`}
            </Typography>
          </Box>
          <Estado posto={posto} />
        </Titulo>
        <span className="abre">
          <Icon name="abre-baixo" size={18} />
        </span>
        <Box component="span" sx={{ gridColumn: '1 / -1' }}>
          <SeatRow
            seats={posto.quantidade}
            names={posto.pessoas.filter(({ cobre }) => cobre === null).map(({ nome }) => nome)}
            incoming={aCaminho(posto)}
          />
        </Box>
      </DisclosureButton>
      <Collapse in={aberto} id={id} unmountOnExit>
        <Detalhe posto={posto} contrato={contrato} />
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

const Detalhe = ({ posto, contrato }: PostoCardProps) => (
  <Box sx={{ px: 2, pb: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
    <Box component="ul" sx={emColunas}>
      {posto.pessoas.map((pessoa) => (
        <PessoaLinha key={`${pessoa.vinculoId}-${pessoa.desde}`} pessoa={pessoa} />
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
    <Condicoes posto={posto} contrato={contrato} />
  </Box>
)

function Condicoes({ posto, contrato }: PostoCardProps) {
  const { salarioPrevistoCentavos, precoCentavos, laudo, requisitos, feriado, kit, vigencias } = posto
  const linhas = [
    `Salário previsto ${formatMoney(salarioPrevistoCentavos)}`,
    ...(precoCentavos === null ? [] : [`Preço por pessoa ${formatMoney(precoCentavos)}`]),
    ...(laudo ? [laudo] : []),
    ...(requisitos ? [`Requisitos: ${requisitos}`] : []),
    ...(feriado ? [feriado === 'abre' ? 'Abre em feriados' : 'Fecha nos feriados do lugar'] : []),
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
      {feriado && <Feriado posto={posto} contrato={contrato} />}
      {vigencias.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {`Vagas: ${vigencias.map(({ desde, quantidade }) => `${quantidade} desde ${formatDate(desde)}`).join(' · ')}`}
        </Typography>
      )}
    </Box>
  )
}

/** Whoever changes the contract says here whether the post works on holidays: the board of cover follows at once. */
function Feriado({ posto, contrato }: PostoCardProps) {
  const podeMudar = useCanOpen()('contratos.novo') && contrato.situacao !== 'encerrado'
  const atualizar = useAtualizar()
  const [enviando, setEnviando] = useState(false)
  if (!podeMudar) return null
  const abre = posto.feriado !== 'abre'
  const mudar = (): void => {
    setEnviando(true)
    atualizar({
      id: contrato.id,
      versao: contrato.versao,
      acao: 'feriado',
      dados: { postoId: posto.id, abre },
    })
      .then(() => notify.success(abre ? 'O posto abre em feriados.' : 'O posto fecha nos feriados.'))
      .catch(tellFailure)
      .finally(() => setEnviando(false))
  }
  return (
    <Button size="small" color="inherit" disabled={enviando} onClick={mudar} sx={{ ml: -0.75, mt: 0.5 }}>
      {abre ? 'Passar a abrir em feriados' : 'Passar a fechar nos feriados'}
    </Button>
  )
}
