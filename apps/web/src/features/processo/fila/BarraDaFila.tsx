import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { emFrase } from '@rh/domain/br/texto'
import { situacoes } from '@rh/domain/processos/situacoes'
import { Link, useNavigate } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { TODOS_OS_TIPOS } from '../../../lib/nav/fila-de-todos.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import { TeclasButton } from '../../../ui/teclas/TeclasButton.tsx'
import { LinhaDoDito } from './LinhaDoDito.tsx'
import { saidaEm } from './fila-href.ts'
import type { FilaAberta } from './use-fila-aberta.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'

const Barra = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    gap: 4,
    // The arrows alone; what they do is still read out.
    '& .MuiButton-root': { minWidth: 44, minHeight: 44, padding: '6px' },
    '& .MuiButton-root > span:not(.MuiButton-icon)': visuallyHidden,
    '& .MuiButton-icon': { margin: 0 },
  },
}))

const Onde = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  margin: '0 8px',
  minWidth: 0,
  fontWeight: 600,
  '& span': { fontWeight: 400, color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: {
    flex: 1,
    margin: 0,
    flexDirection: 'column',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    '& > b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
}))

const Fim = styled('div')(({ theme }) => ({
  marginInlineStart: 'auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

interface BarraDaFilaProps {
  readonly aberta: FilaAberta
}

/** Bar over a record of a queue: the way out, the place, the ways on, and what was decided last. */
export function BarraDaFila({ aberta }: BarraDaFilaProps) {
  const { atual, texto, pedido, posicao, fila, fim, anterior, proximas, ir, avancar, sair, lida } = aberta
  const navigate = useNavigate()
  const [proxima] = proximas
  useTeclas('Fila', [
    {
      tecla: 'escape',
      nome: 'Sair da fila',
      fazer: () => {
        sair.esquecer()
        void navigate(sair.href, { state: saidaEm(atual.id) })
      },
    },
    ...(proxima && !fim ? [{ tecla: 'j', nome: 'Próxima, sem decidir esta', fazer: avancar }] : []),
    ...(anterior ? [{ tecla: 'k', nome: 'Anterior', fazer: () => ir(anterior) }] : []),
  ])
  const { one, many } = situacoes[atual.tipo].label
  const oQue = texto === TODOS_OS_TIPOS && pedido ? `${one}: ${emFrase(pedido)}` : pedido
  const titulo = fim || !oQue ? `${many} na sua vez` : oQue
  return (
    <>
      <Barra aria-label="Fila" data-sem-impressao>
        <Button
          component={Link}
          to={sair.href}
          state={saidaEm(atual.id)}
          onClick={sair.esquecer}
          color="inherit"
          aria-keyshortcuts="Escape"
          startIcon={<Icon name="seta-esquerda" size={18} />}
          endIcon={<Tecla tecla="escape" />}
        >
          <span>Sair da fila</span>
        </Button>
        <Onde>
          <b>{titulo}</b>
          <span>
            {lida.isError ? 'Não foi possível ler a fila' : lugarEmTexto(fim, posicao, fila.length)}
          </span>
        </Onde>
        <Button
          variant="outlined"
          color="inherit"
          disabled={!anterior}
          onClick={() => anterior && ir(anterior)}
          aria-keyshortcuts="k"
          startIcon={<Icon name="abre-esquerda" size={18} />}
          endIcon={<Tecla tecla="k" />}
        >
          <span>Anterior</span>
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={!proxima || fim}
          onClick={avancar}
          aria-keyshortcuts="j"
          endIcon={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <Tecla tecla="j" />
              <Icon name="abre-direita" size={18} />
            </Box>
          }
        >
          <span>Próxima</span>
        </Button>
        {lida.isError && (
          <Button color="inherit" onClick={() => void lida.refetch()}>
            Tentar de novo
          </Button>
        )}
        <Fim>
          <TeclasButton />
        </Fim>
      </Barra>
      <LinhaDoDito onDesfeito={(item) => ir(item)} />
    </>
  )
}

/** `3 de 13`. */
export function lugarEmTexto(fim: boolean, posicao: number | null, total: number): string {
  if (fim) return `${formatNumber(total)} de ${formatNumber(total)}`
  if (posicao === null) return total === 0 ? '' : `${formatNumber(total)} na fila`
  return `${formatNumber(posicao)} de ${formatNumber(total)}`
}
