import { motivosVaga } from '@rh/domain/processos/admissao/campos'
import { processoDe } from '@rh/domain/processos/processos'
import { ultimoDiaDoMes } from '@rh/domain/regras/calendario/datas'
import { causas } from '@rh/domain/regras/rescisao/causas'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatNumber } from '../../lib/format.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { BarChart } from '../../ui/chart/BarChart.tsx'
import { ChartSection } from '../../ui/chart/ChartSection.tsx'
import { FigureTable } from '../../ui/chart/FigureTable.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { vistas } from '../processo/chamadas.ts'
import { nomeCurtoDoMes, nomeDoMes } from '../../lib/time/meses.ts'
import { achadoDoAno, emCurso } from './achados.ts'

type Tipo = 'admissao' | 'demissao'

interface PorAnoProps {
  readonly tipo: Tipo
  readonly ano: string
  readonly contrato: string | undefined
}

interface Mes {
  readonly mes: number
  readonly total: number
  /** By why, in its codes; undefined for who is not told. */
  readonly porque: Readonly<Record<string, number>> | undefined
}

const NAO_INFORMADO = 'nao_informado'

/** What a code of why is called. */
function nomeDoPorque(tipo: Tipo, codigo: string): string {
  if (codigo === NAO_INFORMADO) return 'Não informado'
  if (tipo === 'admissao') return (motivosVaga as Readonly<Record<string, string>>)[codigo] ?? codigo
  return (causas as Readonly<Record<string, { readonly rotulo: string }>>)[codigo]?.rotulo ?? codigo
}

function useMeses({ tipo, ano, contrato }: PorAnoProps) {
  const args = { query: { ano, ...(contrato !== undefined && { contrato }) } }
  const admissoes = useQuery({
    ...query('GET /api/estatisticas/admissao', args),
    enabled: tipo === 'admissao',
  })
  const demissoes = useQuery({
    ...query('GET /api/estatisticas/demissao', args),
    enabled: tipo === 'demissao',
  })
  const meses: readonly Mes[] | undefined =
    tipo === 'admissao'
      ? admissoes.data?.meses.map(({ mes, total, por }) => ({ mes, total, porque: por.motivo }))
      : demissoes.data?.meses.map(({ mes, total, por }) => ({ mes, total, porque: por.causa }))
  const { error, refetch } = tipo === 'admissao' ? admissoes : demissoes
  return { meses, error, refetch }
}

/** Records of a kind in a year, month by month; each month opens its list. */
export function PorAno(props: PorAnoProps) {
  const { tipo, ano, contrato } = props
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { meses, error, refetch } = useMeses(props)
  const { label } = processoDe(tipo)
  const { many } = label
  const hoje = hojeNaEmpresa()
  if (error && !meses)
    return (
      <Section title={`${many} de ${ano}`}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const { listar } = vistas(tipo)
  // Admin has no list of dismissals: its numbers lead to the same year of statistics.
  const lista = canOpen(listar) ? hrefOf(setor, listar) : null
  const hrefDe = (mes: number): string => {
    const de = `${ano}-${String(mes).padStart(2, '0')}-01`
    const doContrato = contrato === undefined ? '' : `&contratoId=${contrato}`
    return lista === null
      ? `?ano=${ano}`
      : `${lista}?${tipo}De=${de}&${tipo}Ate=${ultimoDiaDoMes(de)}${doContrato}`
  }
  return (
    <ChartSection
      name={`${tipo}-por-ano`}
      title={meses ? achadoDoAno(many.toLowerCase(), { ano: Number(ano), meses, hoje }) : `${many} de ${ano}`}
      subtitle={`Pedidos com data de ${tipo === 'admissao' ? 'admissão' : 'desligamento'} em cada mês, em qualquer situação${emCurso(Number(ano), 12, hoje) ? '; o que está em curso, tracejado' : ''}`}
      height={202}
      chart={meses && <Desenho meses={meses} label={label} ano={ano} hoje={hoje} hrefDe={hrefDe} />}
      table={meses && <Tabela meses={meses} tipo={tipo} ano={ano} hrefDe={hrefDe} />}
    />
  )
}

interface FiguraProps {
  readonly meses: readonly Mes[]
  readonly ano: string
  readonly hrefDe: (mes: number) => string
}

interface DesenhoProps extends FiguraProps {
  readonly label: { readonly one: string; readonly many: string }
  readonly hoje: string
}

const Desenho = ({ meses, label: { one, many }, ano, hoje, hrefDe }: DesenhoProps) => (
  <BarChart
    label={`${many} por mês`}
    upName={many}
    bars={meses.map(({ mes, total }) => ({
      key: String(mes),
      name: nomeCurtoDoMes(mes),
      label: `${nomeDoMes(mes)} de ${ano}: ${formatNumber(total)} ${(total === 1 ? one : many).toLowerCase()}`,
      up: total,
      partial: emCurso(Number(ano), mes, hoje),
      href: hrefDe(mes),
    }))}
  />
)

function Tabela({ meses, tipo, ano, hrefDe }: FiguraProps & { readonly tipo: Tipo }) {
  const codigos = [...new Set(meses.flatMap(({ porque }) => Object.keys(porque ?? {})))]
  const somar = (de: (mes: Mes) => number) => meses.reduce((soma, mes) => soma + de(mes), 0)
  return (
    <FigureTable
      label={`${processoDe(tipo).label.many} de ${ano} por mês, em números`}
      heads={['Mês', 'Total', ...codigos.map((codigo) => nomeDoPorque(tipo, codigo))]}
      rows={meses.map(({ mes, total, porque }) => ({
        key: String(mes),
        title: nomeDoMes(mes),
        cells: [
          <Link key="t" to={hrefDe(mes)}>
            {formatNumber(total)}
          </Link>,
          ...codigos.map((codigo) => formatNumber(porque?.[codigo] ?? 0)),
        ],
      }))}
      total={{
        key: 'total',
        title: 'Ano',
        cells: [
          formatNumber(somar(({ total }) => total)),
          ...codigos.map((codigo) => formatNumber(somar(({ porque }) => porque?.[codigo] ?? 0))),
        ],
      }}
    />
  )
}
