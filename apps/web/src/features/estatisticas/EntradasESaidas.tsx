import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatNumber } from '../../lib/format.ts'
import { comEm } from '../../lib/nav/use-em.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { BarChart } from '../../ui/chart/BarChart.tsx'
import { ChartSection } from '../../ui/chart/ChartSection.tsx'
import { FigureTable } from '../../ui/chart/FigureTable.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import {
  achadoDoFluxo,
  comSinal,
  mesCurto,
  mesInteiro,
  percentual,
  saldoDe,
  type Mes,
  type Rotatividade,
} from './achados.ts'

/** Months drawn: the running one and the eleven before it. */
const MESES = 12
const ALTURA = 306

interface EntradasESaidasProps {
  readonly contrato?: string | undefined
  /** Day that the figures are of, where it is over. */
  readonly em?: string | undefined
}

export const rotatividadeQuery = (contrato?: string, em?: string) =>
  query('GET /api/estatisticas/rotatividade', { query: { ...(contrato && { contrato }), ...(em && { em }) } })

/** Who entered and left month by month; each number opens the list of those people. */
export function EntradasESaidas({ contrato, em }: EntradasESaidasProps) {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(rotatividadeQuery(contrato, em))
  if (error && !data)
    return (
      <Section title="Entradas e saídas">
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const meses = data?.meses.slice(-MESES) ?? []
  const listar = hrefOf(setor, 'colaborador.listar')
  const doContrato = contrato === undefined ? '' : `&contratoId=${contrato}`
  const links: Links = {
    entraram: ({ de, ate }) => comEm(`${listar}?admissaoDe=${de}&admissaoAte=${ate}${doContrato}`, em),
    sairam: ({ de, ate }) => comEm(`${listar}?desligamentoDe=${de}&desligamentoAte=${ate}${doContrato}`, em),
  }
  return (
    <ChartSection
      name="entradas-e-saidas"
      title={data ? achadoDoFluxo(data.meses) : 'Entradas e saídas'}
      subtitle="Pessoas que entraram e saíram em cada mês; o que está em curso, tracejado, fica fora das médias"
      height={ALTURA}
      chart={data && <Desenho meses={meses} links={links} />}
      table={data && <Tabela data={data} links={links} />}
    />
  )
}

interface Links {
  readonly entraram: (mes: Mes) => string
  readonly sairam: (mes: Mes) => string
}

const Desenho = ({ meses, links }: { readonly meses: readonly Mes[]; readonly links: Links }) => (
  <BarChart
    label="Entradas e saídas por mês"
    upName="Entraram"
    downName="Saíram"
    bars={meses.map((mes) => ({
      key: mes.mes,
      name: mesCurto(mes.mes),
      label: `${mesInteiro(mes.mes)}: ${formatNumber(mes.entraram)} entraram`,
      up: mes.entraram,
      href: links.entraram(mes),
      down: mes.sairam,
      downHref: links.sairam(mes),
      downLabel: `${mesInteiro(mes.mes)}: ${formatNumber(mes.sairam)} saíram`,
      partial: mes.parcial,
      note: comSinal(saldoDe(mes)),
      bad: saldoDe(mes) < 0,
    }))}
  />
)

function Tabela({ data, links }: { readonly data: Rotatividade; readonly links: Links }) {
  const fechados = data.meses.filter(({ parcial }) => !parcial)
  const somar = (de: (mes: Mes) => number) => fechados.reduce((soma, mes) => soma + de(mes), 0)
  return (
    <FigureTable
      label="Entradas e saídas por mês, em números"
      heads={['Mês', 'No início', 'Entraram', 'Saíram', 'Saldo', 'No fim', 'Rotatividade']}
      rows={data.meses.map((mes) => ({
        key: mes.mes,
        title: mesInteiro(mes.mes),
        ...(mes.parcial && { detail: 'até hoje' }),
        cells: [
          formatNumber(mes.inicio),
          <Link key="e" to={links.entraram(mes)}>
            {formatNumber(mes.entraram)}
          </Link>,
          <Link key="s" to={links.sairam(mes)}>
            {formatNumber(mes.sairam)}
          </Link>,
          comSinal(saldoDe(mes)),
          formatNumber(mes.fim),
          percentual(mes.rotatividade),
        ],
      }))}
      total={{
        key: 'total',
        title: 'Meses fechados',
        cells: [
          '',
          formatNumber(somar(({ entraram }) => entraram)),
          formatNumber(somar(({ sairam }) => sairam)),
          comSinal(somar(saldoDe)),
          '',
          percentual(data.media),
        ],
      }}
    />
  )
}
