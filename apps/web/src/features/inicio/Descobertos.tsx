import Button from '@mui/material/Button'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { diaDaSemanaDe } from '../../lib/time/textos.ts'
import { DueList } from '../../ui/data/DueList.tsx'
import { NumberMatrix } from '../../ui/data/NumberMatrix.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Titulo } from './Titulo.tsx'
import { quadroQuery } from './chamadas.ts'
import { contar } from './textos.ts'

type Quadro = ReplyOf<'GET /api/cobertura/quadro'>
type Posto = Quadro['results'][number]

const TITULO = 'Cobertura dos próximos dias'

const abertosEm = (dia: Posto['dias'][number]): number =>
  dia.buracos.filter(({ cobertura }) => cobertura === null).length

const comBuraco = ({ results }: Quadro): Posto[] =>
  results.filter(({ dias }) => dias.some((dia) => abertosEm(dia) > 0))

/** Who is missing today and over the next days, each leading to the board where somebody is sent. */
export function Descobertos({ em }: { readonly em?: string }) {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(quadroQuery({ em }))
  // The board tells of today and what comes: of a day that is over nothing leads there.
  const cobertura = em === undefined ? hrefOf(setor, 'cobertura.inicio') : undefined
  if (error && !data)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  return (
    <Section
      title={<Titulo>{data ? tituloDe(data, em !== undefined) : TITULO}</Titulo>}
      subtitle={`Pessoas que ${em === undefined ? 'faltam' : 'faltavam'} por posto nos primeiros ${DIAS} dias; um ponto é completo ou coberto`}
      flush
      actions={
        cobertura !== undefined && (
          <Button component={Link} to={cobertura} size="small">
            Ver a cobertura
          </Button>
        )
      }
    >
      {(data === undefined || data.totais.turnos > 0) && <Dias quadro={data} href={cobertura} />}
      <Hoje quadro={data} href={cobertura} />
    </Section>
  )
}

function tituloDe({ totais: { turnos } }: Quadro, passado: boolean): string {
  if (turnos === 0)
    return passado ? 'Nenhum turno ficou por cobrir em 14 dias' : 'Nenhum turno por cobrir em 14 dias'
  return `${contar(turnos, 'turno', 'turnos')} por cobrir em 14 dias`
}

interface ParteProps {
  readonly quadro: Quadro | undefined
  /** The board of cover; undefined of a day that is over. */
  readonly href: string | undefined
}

const DIAS = 7

/** The first week of the posts with most to do. */
function Dias({ quadro, href }: ParteProps) {
  const postos = quadro && comBuraco(quadro).slice(0, MOSTRADOS.minhaVez)
  const dias = postos?.[0]?.dias.slice(0, DIAS) ?? []
  return (
    <NumberMatrix
      name="cobertura"
      label="Pessoas que faltam por posto e dia"
      corner="Posto"
      columns={(dias.length > 0
        ? dias.map(({ data }) => data)
        : Array.from({ length: DIAS }, (_, i) => `dia ${i}`)
      ).map((dia, i) => ({
        key: dia,
        title: i === 0 && href !== undefined ? 'Hoje' : dias.length > 0 ? diaDaSemanaDe(dia) : '–',
        ...(dias.length > 0 && { detail: dia.slice(8) }),
        tone: 'late' as const,
      }))}
      expected={MOSTRADOS.minhaVez}
      rows={postos?.map((posto) => ({
        key: String(posto.id),
        title: posto.local,
        detail: `${posto.cargo} · ${posto.contrato.split(' · ').at(-1) ?? ''}`,
        values: posto.dias.slice(0, DIAS).map(abertosEm),
      }))}
      hrefOf={({ key }) => {
        const posto = postos?.find(({ id }) => String(id) === key)
        return posto && href && `${href}?contratoId=${posto.contratoId}`
      }}
    />
  )
}

/** The holes of today one by one, with why. */
function Hoje({ quadro, href }: ParteProps) {
  const buracos = quadro?.results.flatMap((posto) => {
    const [dia] = posto.dias
    return (dia?.buracos ?? [])
      .filter(({ cobertura }) => cobertura === null)
      .map((buraco, i) => ({ posto, turno: dia?.turno ?? null, buraco, i }))
  })
  return (
    <DueList
      name="cobertura-lista"
      expected={MOSTRADOS.minhaVez}
      empty={
        quadro?.totais.turnos === 0
          ? href === undefined
            ? 'Ninguém faltava.'
            : 'Ninguém falta. Um afastamento ou uma vaga aberta aparece aqui na hora.'
          : href === undefined
            ? 'Ninguém faltava naquele dia: o primeiro buraco é de outro.'
            : 'Hoje ninguém falta: o primeiro buraco é de outro dia.'
      }
      items={buracos?.slice(0, MOSTRADOS.pessoas).map(({ posto, turno, buraco, i }) => ({
        key: `${posto.id} ${buraco.processoId ?? 'vaga'} ${i}`,
        href: href && `${href}?contratoId=${posto.contratoId}`,
        title: posto.local,
        detail: `${posto.cargo} · ${posto.contrato.split(' · ').at(-1) ?? ''}`,
        task: turno ? `${turno.entrada.slice(11, 16)} às ${turno.saida.slice(11, 16)}` : posto.horario,
        taskDetail: porqueDe(buraco),
        when: href === undefined ? 'Descoberto' : 'Descoberto hoje',
        tone: 'late',
      }))}
    />
  )
}

/** Why nobody is there: an absence never says its reason. */
function porqueDe({ porque, ausente }: Posto['dias'][number]['buracos'][number]): string {
  if (!ausente) return 'Vaga sem ninguém'
  return porque === 'ferias' ? `Férias de ${ausente.nome}` : `Ausência de ${ausente.nome}`
}
