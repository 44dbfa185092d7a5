import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { faixasDoPrazo } from '@rh/domain/processo/prazo'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { StatusChip, type Tone } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { aguardandoQuem } from '../aguardando.ts'
import { SuaVez } from '../lista/SuaVez.tsx'
import { useTela } from '../tela.ts'
import { idadeEmTexto, prazoEmTexto, type Cartao } from './textos.ts'

const Root = styled(Link, { shouldForwardProp: (prop) => prop !== 'tone' })<{ readonly tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    gap: 6,
    padding: '10px 12px 10px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    // The colour of the term along the side; its words are on the card.
    boxShadow: `inset 4px 0 0 ${tone === 'default' ? 'transparent' : theme.vars.palette[tone].main}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.text.disabled },
    '&:focus-visible': { outlineOffset: -2 },
  }),
)

interface CartaoLinkProps {
  readonly cartao: Cartao
}

/** Card of a record on the board: person, place, date, whose turn it is and for how long. */
export function CartaoLink({ cartao }: CartaoLinkProps) {
  const { id, numero, nome, cargo, posto, data, prazo, minhaVez } = cartao
  const setor = useSetor()
  const { process, vistas } = useTela()
  const quando = process.label.data
  const onde = [cargo, posto].filter(Boolean).join(' · ')
  return (
    <Root
      to={hrefOf(setor, vistas.visualizar, { id })}
      tone={prazo ? faixasDoPrazo[prazo.faixa].tone : 'default'}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {nome ?? `${numero} · sem nome ainda`}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap title={onde}>
          {onde || 'Sem posto ainda'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
        {prazo && prazo.faixa !== 'folgado' && <StatusChip {...prazoEmTexto(prazo)} />}
        {minhaVez && <SuaVez />}
        <Typography variant="caption" color="textSecondary">
          {data ? `${quando} ${formatDate(data)}` : `Sem data de ${quando.toLowerCase()}`}
        </Typography>
      </Box>
      <Vez cartao={cartao} />
    </Root>
  )
}

function Vez({ cartao }: CartaoLinkProps) {
  const { tela, process } = useTela()
  const { status, aguardando, agendadaPara, solicitante, diasNaEtapa } = cartao
  const quem = agendadaPara
    ? `${tela.agendada(status)} em ${formatDate(agendadaPara)}`
    : aguardandoQuem(process, { status, aguardando, solicitante: { nome: solicitante } })
  return (
    // A long name of who is waited for takes the whole line, and the time the next one.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary' }}>
      {quem !== null && (
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, minWidth: 0 }}>
          <Icon name={agendadaPara ? 'calendario' : 'relogio'} size={16} />
          <Typography variant="caption" component="span">
            {quem}
          </Typography>
        </Box>
      )}
      <Typography variant="caption" component="span" sx={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
        {idadeEmTexto(diasNaEtapa)}
      </Typography>
    </Box>
  )
}
