import { idadesDaVaga, VAGA_ATRASADA_DIAS, type IdadeDaVaga } from '@rh/domain/inicio/prazos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { comEm } from '../../lib/nav/use-em.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { DueList } from '../../ui/data/DueList.tsx'
import { NumberMatrix } from '../../ui/data/NumberMatrix.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../ui/page/Section.tsx'
import { SemResposta } from './SemResposta.tsx'
import { Titulo } from './Titulo.tsx'
import { vagasQuery } from './chamadas.ts'
import { achadoDasVagas, contar } from './textos.ts'

const TITULO = 'Vagas abertas por contrato'
const MOSTRADOS = 8
/** Rows of the numbers kept free the first time: nine contracts and their sum. */
const LINHAS = 10

type Vagas = ReplyOf<'GET /api/inicio/vagas'>

const idades = Object.keys(idadesDaVaga) as IdadeDaVaga[]
const isIdade = (valor: string | null): valor is IdadeDaVaga =>
  valor !== null && Object.hasOwn(idadesDaVaga, valor)

function useRecorte() {
  const [busca] = useSearchParams()
  const idade = busca.get('idade')
  const contrato = busca.get('contrato')
  return {
    ...(isIdade(idade) && { idade }),
    ...(contrato !== null && idDoEndereco(contrato) !== null && { contratoId: contrato }),
  }
}

/** Slots that nobody holds: how many of each contract and age, and the posts of a number. */
export function VagasAbertas({ em }: { readonly em?: string }) {
  const recorte = useRecorte()
  const dia = em === undefined ? {} : { em }
  const { data: todas, error, refetch } = useQuery(vagasQuery(dia))
  const lista = useQuery({
    ...vagasQuery({ ...recorte, ...dia }),
    placeholderData: keepPreviousData,
  })
  if (error && !todas)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const recortado = Object.keys(recorte).length > 0
  return (
    <Section
      title={<Titulo>{todas ? achadoDasVagas(todas) : TITULO}</Titulo>}
      subtitle={subtitulo(todas, recortado ? lista.data?.total : undefined, em !== undefined)}
      flush
      actions={
        recortado && (
          <SectionLink to={comEm('?', em)} of="vagas abertas">
            Ver todas
          </SectionLink>
        )
      }
    >
      {(todas?.abertas ?? 1) > 0 && <Matriz vagas={todas} recorte={recorte} em={em} />}
      {lista.isError && !lista.data ? (
        <SemResposta onRetry={lista.refetch}>Não foi possível ver as vagas do número escolhido.</SemResposta>
      ) : (
        <Quais postos={lista.data?.results} em={em} />
      )}
    </Section>
  )
}

function subtitulo(vagas: Vagas | undefined, escolhidas: number | undefined, passado: boolean): string {
  if (escolhidas !== undefined) return `Abaixo, ${contar(escolhidas, 'vaga', 'vagas')} do número escolhido`
  const resto = vagas ? vagas.totalDeContratos - vagas.contratos.length : 0
  const ate = `Dias sem ninguém, acima de ${VAGA_ATRASADA_DIAS} em vermelho${passado ? '' : '; de todas, quantas têm alguém vindo'}`
  return resto > 0 ? `${ate}. Mais ${contar(resto, 'contrato', 'contratos')} no total` : ate
}

interface MatrizProps {
  readonly vagas: Vagas | undefined
  readonly recorte: { readonly idade?: IdadeDaVaga; readonly contratoId?: string }
  readonly em: string | undefined
}

function Matriz({ vagas, recorte, em }: MatrizProps) {
  const linha = (porIdade: Vagas['porIdade'], abertas: number, entrando: number) => [
    ...idades.map((idade) => porIdade[idade]),
    abertas,
    entrando,
  ]
  return (
    <NumberMatrix
      name="vagas"
      label="Vagas abertas por contrato e idade"
      corner="Contrato"
      columns={[
        ...idades.map((idade) => ({
          key: idade,
          title: idadesDaVaga[idade].label,
          ...(idadesDaVaga[idade].de > VAGA_ATRASADA_DIAS && { tone: 'late' as const }),
        })),
        { key: 'abertas', title: 'Total' },
        // Who was on the way on a day that is over is not known.
        ...(em === undefined ? [{ key: 'entrando', title: 'Vindo' }] : []),
      ]}
      expected={LINHAS}
      rows={
        vagas && [
          ...vagas.contratos.map(({ id, contrato, porIdade, abertas, entrando }) => ({
            key: String(id),
            title: contrato.split(' · ').at(-1) ?? contrato,
            detail: contrato.split(' · ')[0] ?? '',
            values: linha(porIdade, abertas, entrando),
          })),
          {
            key: 'todas',
            title: 'Todos',
            values: linha(vagas.porIdade, vagas.abertas, vagas.entrando),
            total: true,
          },
        ]
      }
      hrefOf={({ key, total }, { key: idade }) => {
        const partes = [...(total ? [] : [`contrato=${key}`]), ...(isIdade(idade) ? [`idade=${idade}`] : [])]
        return idade === 'entrando' || partes.length === 0 ? undefined : comEm(`?${partes.join('&')}`, em)
      }}
      current={[recorte.contratoId ?? null, recorte.idade ?? (recorte.contratoId ? 'abertas' : null)]}
    />
  )
}

interface QuaisProps {
  readonly postos: Vagas['results'] | undefined
  readonly em: string | undefined
}

const Quais = ({ postos, em }: QuaisProps) => (
  <DueList
    name="vagas-lista"
    expected={MOSTRADOS}
    empty="Todos os postos têm gente. Uma vaga aparece aqui no dia em que alguém sai."
    items={postos?.map(({ postoId, posto, cargo, contrato, abertas, entrando, desde, dias }) => ({
      key: String(postoId),
      href: comEm(`${hrefOf('vagas', 'colaborador.listar')}?postoId=${postoId}`, em),
      title: posto,
      detail: `${cargo} · ${contrato}`,
      task: em === undefined ? emVista(abertas, entrando) : contar(abertas, 'vaga', 'vagas'),
      taskDetail: `aberta desde ${formatDate(desde)}`,
      when: contar(dias, 'dia', 'dias'),
      tone: dias > VAGA_ATRASADA_DIAS ? 'late' : 'later',
    }))}
  />
)

/** Whether somebody is on the way to the slots of a post. */
function emVista(abertas: number, entrando: number): string {
  if (entrando === 0)
    return abertas === 1 ? 'Ninguém em vista' : `${formatNumber(abertas)} vagas, ninguém em vista`
  if (entrando >= abertas) return abertas === 1 ? 'Em admissão' : `${formatNumber(abertas)} vagas em admissão`
  return `${formatNumber(abertas)} vagas, ${formatNumber(entrando)} em admissão`
}
