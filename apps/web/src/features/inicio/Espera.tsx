import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { situacoes, tiposComSituacoes } from '@rh/domain/processos/situacoes'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { TODOS_OS_TIPOS } from '../../lib/nav/fila-de-todos.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useLastCount } from '../../ui/data/use-last-count.ts'
import { WholeCodes } from '../../ui/data/WholeCodes.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PrazoDito } from '../processo/lista/PrazoDito.tsx'
import { filaHref } from '../processo/fila/fila-href.ts'
import { daqui } from './espera.ts'
import { contar } from './textos.ts'

type Inicio = ReplyOf<'GET /api/inicio'>

const Tipos = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& a, & div': {
    display: 'block',
    height: '100%',
    padding: '8px 2px 10px 14px',
    fontSize: '0.8125rem',
    color: vars.palette.text.secondary,
    textDecoration: 'none',
    boxShadow: `-1px -1px 0 ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& b': {
    display: 'block',
    fontSize: '1.25rem',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    color: vars.palette.text.primary,
  },
  '& div b': { color: vars.palette.text.secondary, fontWeight: 600 },
  '& a:hover': { backgroundColor: vars.palette.action.hover },
  '& a:hover b': { textDecoration: 'underline' },
  '& a:focus-visible': { outlineOffset: -2, borderRadius: 8 },
}))

/** Too narrow for a name beside its term: the term comes below, in one line. */
const ESTREITA = '@container (max-width: 380px)'

const Linhas = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' })

/** Holds the room of a row while it is read. */
const LinhaPorVir = styled('li')({
  height: 61,
  padding: '10px 24px',
  [ESTREITA]: { height: 88 },
})

const Linha = styled(Link)(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '9px 24px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&:hover b': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 8 },
  '& b': { display: 'block', fontSize: '0.875rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& > :last-child': { textAlign: 'end' },
  [ESTREITA]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    '& > span:last-child': { display: 'flex', alignItems: 'center', gap: 8 },
    '& > small:last-child': { textAlign: 'start' },
  },
}))

interface EsperaProps {
  /** Undefined while it is read. */
  readonly data: Inicio | undefined
  /** How old it is, where there is no network: `de hoje, 14:32`. */
  readonly idade?: string | undefined
  /** The list of what waits of a kind; null for who may not open it. */
  readonly listaDe: (tipo: TipoDeclarado) => string | null
}

/** How many wait for the person, kind by kind, and the first ones by what is due. */
export function Espera({ data, idade, listaDe }: EsperaProps) {
  const tipos = tiposComSituacoes.filter((tipo) => listaDe(tipo) !== null)
  const meus = data && daqui(data, listaDe)
  const total = meus?.total ?? 0
  const linhas = useLastCount(`espera ${useSetor()}`, meus?.itens, MOSTRADOS.minhaVez)
  return (
    <Section
      title={
        data === undefined || total === 0
          ? data === undefined
            ? 'Esperam por você'
            : 'Nada espera por você'
          : `${contar(total, 'pedido espera', 'pedidos esperam')} por você`
      }
      subtitle={
        idade
          ? `Sem conexão: lista ${idade}`
          : // While it is read it says what it usually does: another line would push the rows.
            data && total === 0
            ? 'Quando chegar a sua vez, o pedido aparece aqui'
            : 'O que vence antes vem primeiro'
      }
      flush
    >
      <Tipos>
        {tipos.map((tipo) => (
          <DoTipo
            key={tipo}
            tipo={tipo}
            total={data && (data.totaisMinhaVez.find((um) => um.tipo === tipo)?.total ?? 0)}
            href={listaDe(tipo)}
          />
        ))}
      </Tipos>
      <Linhas>
        {data
          ? meus?.itens.map((item) => (
              <li key={`${item.tipo} ${item.id}`}>
                <Item item={item} />
              </li>
            ))
          : Array.from({ length: linhas }, (_, n) => (
              <LinhaPorVir key={n}>
                <Skeleton width="55%" />
                <Skeleton width="75%" />
              </LinhaPorVir>
            ))}
      </Linhas>
    </Section>
  )
}

/** What a device keeps of it: who and what, no more than the card shows. */
export const paraGuardar = ({ minhaVez, totalMinhaVez }: Inicio) => ({
  total: totalMinhaVez,
  itens: minhaVez.map(({ nome, tipo, numero, prazo }) => ({
    nome: nome ?? 'Sem nome ainda',
    processo: `${situacoes[tipo].label.one} ${numero}`,
    quando: prazo ? `${prazo.rotulo} até ${formatDate(prazo.dia)}` : 'Sem prazo',
  })),
})

interface DoTipoProps {
  readonly tipo: TipoDeclarado
  readonly total: number | undefined
  readonly href: string | null
}

function DoTipo({ tipo, total, href }: DoTipoProps) {
  const conteudo = (
    <>
      <b>{total === undefined ? <Skeleton width={24} /> : formatNumber(total)}</b>
      {situacoes[tipo].label.one}
    </>
  )
  return <li>{total && href !== null ? <Link to={href}>{conteudo}</Link> : <div>{conteudo}</div>}</li>
}

function Item({ item }: { readonly item: Inicio['minhaVez'][number] }) {
  const { label } = situacoes[item.tipo]
  const setor = useSetor()
  return (
    <Linha to={filaHref(setor, item, TODOS_OS_TIPOS)}>
      <span>
        <b>{item.nome ?? 'Sem nome ainda'}</b>
        <small>
          <WholeCodes text={[oQuePede(item), `${label.one} ${item.numero}`].filter(Boolean).join(' · ')} />
        </small>
      </span>
      {item.prazo ? <PrazoDito prazo={item.prazo} /> : <small>Sem prazo</small>}
    </Linha>
  )
}

/** `Conferir documentos, 4 de 10`. */
const oQuePede = ({ aFazer, documentos }: Inicio['minhaVez'][number]): string | undefined =>
  documentos && aFazer ? `${aFazer.rotulo}, ${documentos.conferidos} de ${documentos.total}` : aFazer?.rotulo
