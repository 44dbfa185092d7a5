import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { tiposDoCalendario } from '@rh/domain/calendario/tipos'
import { prazosDoRh, type PrazoDoRh } from '@rh/domain/inicio/prazos'
import { Link, useLocation } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { recordHref } from '../../lib/nav/process-href.ts'
import { findSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { deAte } from '../../lib/time/textos.ts'
import { Marca } from './Celula.tsx'
import { horaDoEvento, tomDoTipo, type Evento, type Item } from './dias.ts'

export const Lista = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${vars.palette.divider}`, breakInside: 'avoid' },
  '& > li > *': {
    display: 'flex',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '9px 20px',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    textDecoration: 'none',
  },
  '& a:hover, & button:hover': { backgroundColor: vars.palette.action.hover },
  '& a:hover b, & button:hover b': { textDecoration: 'underline' },
  '& a:focus-visible, & button:focus-visible': {
    outline: `2px solid ${vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& b': { display: 'block', fontSize: '0.875rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '@media print': { '& > li > *': { minHeight: 0, padding: '4px 0' } },
}))

/** Kind, contract and days of one entry. */
function detalheDe({ tipo, prazo, contrato, inicio, fim, pedido }: Item): string {
  const dias = fim === null ? `desde ${formatDate(inicio)}` : fim > inicio ? deAte(inicio, fim) : null
  const oQue = tipo === 'prazo' ? prazosDoRh[prazo as PrazoDoRh].label : tiposDoCalendario[tipo].uma
  return [`${oQue}${pedido ? (tipo === 'ferias' ? ' pedidas' : ' informado') : ''}`, dias, contrato]
    .filter((parte) => parte !== null)
    .join(' · ')
}

/** Where the record of an entry is; null for who may not open it. */
function useHref(): (item: Item) => string | null {
  const grupos = useGrupos()
  const atual = findSetor(useLocation().pathname)
  return ({ tipo, processo, id }) => {
    if (processo) return recordHref(processo, id, grupos, atual)
    return recordHref(tipo === 'contrato' ? 'contratos' : 'colaborador', id, grupos, atual)
  }
}

/** Entries of people and contracts, as rows of a `Lista`. */
export function Itens({ itens }: { readonly itens: readonly Item[] }) {
  const hrefDe = useHref()
  return itens.map((item) => {
    const href = hrefDe(item)
    const texto = (
      <>
        <Marca data-tom={tomDoTipo[item.tipo]} aria-hidden />
        <span>
          <b>{item.nome}</b>
          <small>{detalheDe(item)}</small>
        </span>
      </>
    )
    return (
      <li key={[item.tipo, item.prazo, item.id, item.inicio].join(' ')}>
        {href === null ? <div>{texto}</div> : <Link to={href}>{texto}</Link>}
      </li>
    )
  })
}

interface EventosProps {
  readonly eventos: readonly Evento[]
  readonly fuso: string
  readonly onEvento: (evento: Evento) => void
}

/** Events, as rows of a `Lista`; each opens its form. */
export const Eventos = ({ eventos, fuso, onEvento }: EventosProps) =>
  eventos.map((evento) => (
    <li key={evento.id}>
      <ButtonBase onClick={() => onEvento(evento)}>
        <Marca data-tom={tomDoTipo.evento} aria-hidden />
        <span>
          <b>{evento.titulo}</b>
          <small>
            {[
              horaDoEvento(evento, fuso) ?? 'Dia todo',
              evento.fim > evento.inicio ? deAte(evento.inicio, evento.fim) : null,
              evento.doSetor ? `do setor, por ${evento.autor}` : 'só seu',
              evento.contrato,
            ]
              .filter((parte) => parte !== null)
              .join(' · ')}
          </small>
        </span>
      </ButtonBase>
    </li>
  ))

interface FeriadosProps {
  readonly feriados: readonly { readonly nome: string; readonly onde: string | null }[]
}

export const Feriados = ({ feriados }: FeriadosProps) =>
  feriados.map(({ nome, onde }) => (
    <li key={`${nome} ${onde}`}>
      <div>
        <Marca data-tom={tomDoTipo.feriado} aria-hidden />
        <Box component="span">
          <b>{nome}</b>
          <small>{onde === null ? 'Feriado nacional' : `Feriado em ${onde}`}</small>
        </Box>
      </div>
    </li>
  ))
