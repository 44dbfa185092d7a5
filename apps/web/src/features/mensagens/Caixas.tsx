import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { caixas } from '@rh/domain/mensagens/limites'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { showWhole } from '../../lib/focus.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Etiqueta } from '../processo/Etiqueta.tsx'
import { etiquetasQuery, type Onde } from './chamadas.ts'
import { nomesDasCaixas } from './textos.ts'

const Lista = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  margin: 0,
  padding: 8,
  listStyle: 'none',
  [theme.breakpoints.down('lg')]: {
    flexDirection: 'row',
    gap: 4,
    padding: '8px 12px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 40,
    padding: '6px 12px',
    borderRadius: 10,
    fontSize: '0.875rem',
    fontFamily: 'inherit',
    letterSpacing: 'inherit',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& button': { justifyContent: 'flex-start' },
  '& a > span:first-of-type': { flex: 1, minWidth: 0 },
  '& a:hover, & button:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a[aria-current="page"]': {
    fontWeight: 700,
    color: theme.vars.palette.primary.darker,
    backgroundColor: theme.vars.palette.primary.lighter,
  },
  '& a:focus-visible, & button:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& b': { fontSize: '0.75rem', fontWeight: 700 },
}))

/** Words among the links, whose look the list gives to every button in it. */
const Falha = styled('li')({
  padding: '6px 12px',
  '& button': { width: 'auto', minHeight: 32, padding: '4px 5px' },
})

const paths = [caixas[0], caixas[1], 'rascunhos', caixas[2], caixas[3]] as const

interface CaixasProps {
  readonly onde: Onde
  readonly hrefDe: (onde: Onde) => string
  /** A box or label was chosen, though it be the one of the address. */
  readonly onEscolher: () => void
  readonly onEtiquetas: () => void
}

/** Boxes and labels of the person: a column at a desk, a row on a narrower screen. */
export function Caixas({ onde, hrefDe, onEscolher, onEtiquetas }: CaixasProps) {
  const { data, isError, refetch } = useQuery(etiquetasQuery)
  const atual = 'caixa' in onde ? onde.caixa : 'rascunhos' in onde ? 'rascunhos' : null
  const contas: Partial<Record<(typeof paths)[number], { n: number; nome: string }>> = {
    ...(data && data.entrada > 0 && { entrada: { n: data.entrada, nome: 'não lidas' } }),
    ...(data && data.rascunhos > 0 && { rascunhos: { n: data.rascunhos, nome: 'rascunhos' } }),
  }
  return (
    <Box component="nav" aria-label="Caixas e etiquetas" sx={{ minWidth: 0, overflowY: { lg: 'auto' } }}>
      <Lista onFocus={showWhole}>
        {paths.map((caixa) => (
          <li key={caixa}>
            <Link
              to={hrefDe(caixa === 'rascunhos' ? { rascunhos: true } : { caixa })}
              onClick={onEscolher}
              aria-current={atual === caixa ? 'page' : undefined}
            >
              <Icon name={nomesDasCaixas[caixa].icone} size={18} />
              <span>{nomesDasCaixas[caixa].nome}</span>
              <Conta conta={contas[caixa]} />
            </Link>
          </li>
        ))}
        {isError && !data && (
          <Falha>
            <ErrorLine onRetry={refetch}>Não foi possível ver as etiquetas.</ErrorLine>
          </Falha>
        )}
        {data?.etiquetas.map(({ id, nome, cor, naoLidas }) => (
          <li key={id}>
            <Link
              to={hrefDe({ etiqueta: id })}
              onClick={onEscolher}
              aria-current={'etiqueta' in onde && onde.etiqueta === id ? 'page' : undefined}
            >
              <span>
                <Etiqueta nome={nome} cor={cor} />
              </span>
              <Conta conta={naoLidas > 0 ? { n: naoLidas, nome: 'não lidas' } : undefined} />
            </Link>
          </li>
        ))}
        <li>
          <ButtonBase onClick={onEtiquetas}>
            <Icon name="etiqueta" size={18} />
            Etiquetas…
          </ButtonBase>
        </li>
      </Lista>
    </Box>
  )
}

const Conta = ({ conta }: { readonly conta: { readonly n: number; readonly nome: string } | undefined }) =>
  conta && <b aria-label={`${conta.n} ${conta.nome}`}>{conta.n}</b>
