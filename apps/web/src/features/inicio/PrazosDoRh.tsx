import { prazosDoRh, type PrazoDoRh } from '@rh/domain/inicio/prazos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { comEm } from '../../lib/nav/use-em.ts'
import { diaDaSemanaDe } from '../../lib/time/textos.ts'
import { DueList } from '../../ui/data/DueList.tsx'
import { NumberMatrix } from '../../ui/data/NumberMatrix.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../ui/page/Section.tsx'
import { vistas } from '../processo/chamadas.ts'
import { SemResposta } from './SemResposta.tsx'
import { Titulo } from './Titulo.tsx'
import { prazosQuery } from './chamadas.ts'
import { achadoDosPrazos, contar, prazosEm, quandoVence, tiposDePrazo } from './textos.ts'

const TITULO = 'Prazos da semana'
const MOSTRADOS = 8

type Prazos = ReplyOf<'GET /api/inicio/prazos'>

const isTipo = (valor: string | null): valor is PrazoDoRh =>
  valor !== null && Object.hasOwn(prazosDoRh, valor)

/** Which deadlines the list below the numbers shows, kept in the address. */
function useRecorte() {
  const [busca] = useSearchParams()
  const prazo = busca.get('prazo')
  const quando = busca.get('quando')
  return { ...(isTipo(prazo) && { tipo: prazo }), ...(quando !== null && { quando }) }
}

/** What Rh may not let pass this week: how many of each kind on each day, and those of a number. */
export function PrazosDoRh({ em }: { readonly em?: string }) {
  const recorte = useRecorte()
  const dia = em === undefined ? {} : { em }
  const { data: todos, error, refetch } = useQuery(prazosQuery(dia))
  const lista = useQuery({
    ...prazosQuery({ ...recorte, ...dia }),
    placeholderData: keepPreviousData,
  })
  if (error && !todos)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const recortado = Object.keys(recorte).length > 0
  const semLista = lista.isError && !lista.data
  const { results, total = 0 } = lista.data ?? {}
  return (
    <Section
      title={<Titulo>{todos ? achadoDosPrazos(todos) : TITULO}</Titulo>}
      subtitle={
        recortado && !semLista
          ? `Abaixo, ${contar(total, 'prazo', 'prazos')} do número escolhido`
          : `Cada número mostra os seus; abaixo, os ${MOSTRADOS} mais próximos`
      }
      flush
      actions={
        recortado && (
          <SectionLink to={comEm('?', em)} of="prazos da semana">
            Ver todos
          </SectionLink>
        )
      }
    >
      <Matriz prazos={todos} recorte={recorte} em={em} />
      {semLista ? (
        <SemResposta onRetry={lista.refetch}>Não foi possível ver os prazos do número escolhido.</SemResposta>
      ) : (
        <Quais prazos={results} hoje={todos?.dias[0] ?? ''} em={em} />
      )}
    </Section>
  )
}

interface MatrizProps {
  readonly prazos: Prazos | undefined
  readonly recorte: { readonly tipo?: PrazoDoRh; readonly quando?: string }
  readonly em: string | undefined
}

function Matriz({ prazos, recorte, em }: MatrizProps) {
  const dias = prazos?.dias ?? []
  const quandos = ['vencidos', ...dias]
  const valores = (tipo?: PrazoDoRh) => quandos.map((quando) => (prazos ? prazosEm(prazos, quando, tipo) : 0))
  return (
    <NumberMatrix
      name="prazos"
      label="Prazos por tipo e dia"
      corner="Tipo"
      columns={[
        { key: 'vencidos', title: 'Venc.', tone: 'late' },
        ...(prazos ? dias : Array.from({ length: 7 }, (_, i) => `dia ${i}`)).map((dia, i) => ({
          key: dia,
          title: i === 0 && em === undefined ? 'Hoje' : prazos ? diaDaSemanaDe(dia) : '–',
          ...(prazos && { detail: dia.slice(8) }),
          ...(i === 0 && { tone: 'now' as const }),
        })),
      ]}
      expected={tiposDePrazo.length + 1}
      rows={
        prazos && [
          ...tiposDePrazo.map((tipo) => ({
            key: tipo,
            title: prazosDoRh[tipo].label,
            detail: prazosDoRh[tipo].base,
            values: valores(tipo),
          })),
          { key: 'todos', title: 'Todos', values: valores(), total: true },
        ]
      }
      hrefOf={({ key, total }, { key: quando }) =>
        comEm(`?${total ? '' : `prazo=${key}&`}quando=${quando}`, em)
      }
      current={[recorte.tipo ?? null, recorte.quando ?? null]}
    />
  )
}

interface QuaisProps {
  readonly prazos: Prazos['results'] | undefined
  readonly hoje: string
  readonly em: string | undefined
}

const Quais = ({ prazos, hoje, em }: QuaisProps) => (
  <DueList
    name="prazos-lista"
    expected={MOSTRADOS}
    empty="Nenhum prazo nestes dias. O próximo aparece aqui uma semana antes."
    items={prazos?.map(({ tipo, processo, id, numero, nome, contrato, dia }) => ({
      key: `${tipo} ${id}`,
      href:
        processo === null
          ? comEm(hrefOf('rh', 'colaborador.visualizar', { id }), em)
          : hrefOf('rh', vistas(processo).visualizar, { id }),
      title: nome ?? 'Sem nome ainda',
      detail: [contrato, numero].filter(Boolean).join(' · '),
      task: prazosDoRh[tipo].label,
      taskDetail: prazosDoRh[tipo].texto,
      ...quandoVence(dia, hoje, em !== undefined),
    }))}
  />
)
