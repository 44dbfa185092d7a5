import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { comEm } from '../../lib/nav/use-em.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { BarRows } from '../../ui/chart/BarRows.tsx'
import { ChartSection } from '../../ui/chart/ChartSection.tsx'
import { FigureTable } from '../../ui/chart/FigureTable.tsx'
import { achadoDosContratos, comCasos, percentual, type Rotatividade } from './achados.ts'
import { rotatividadeQuery } from './EntradasESaidas.tsx'

const MOSTRADOS = 12

/** Name and number of a contract, apart. */
const partesDe = (label: string) => {
  const [numero = '', nome = ''] = label.split(' · ')
  return { title: nome || numero, detail: numero }
}

/** Turnover of each contract beside the company's. */
export function PorContrato({ em }: { readonly em?: string | undefined }) {
  const setor = useSetor()
  const { data, isError } = useQuery(rotatividadeQuery(undefined, em))
  const doContrato = (id: number) => `?contrato=${id}${em ? `&em=${em}` : ''}`
  const listar = hrefOf(setor, 'colaborador.listar')
  // The figures of the company are out of the same answer, and tell it above.
  if (isError && !data) return null
  return (
    <ChartSection
      name="rotatividade-por-contrato"
      title={data ? achadoDosContratos(data) : 'Rotatividade por contrato'}
      subtitle={`Metade de quem entrou e saiu sobre o quadro médio, ao mês, nos meses fechados${data && data.media !== null ? `; o traço é a empresa: ${percentual(data.media)}` : ''}`}
      height={420}
      chart={
        data && (
          <BarRows
            {...(data.media !== null && { mark: data.media })}
            rows={comCasos(data.contratos)
              .slice(0, MOSTRADOS)
              .map(({ value, label, rotatividade }, i) => ({
                key: String(value),
                ...partesDe(label),
                value: rotatividade ?? 0,
                text: percentual(rotatividade),
                href: doContrato(value),
                strong: i === 0,
              }))}
          />
        )
      }
      table={data && <Tabela data={data} listar={listar} em={em} />}
    />
  )
}

interface TabelaProps {
  readonly data: Rotatividade
  readonly listar: string
  readonly em: string | undefined
}

const Tabela = ({ data, listar, em }: TabelaProps) => (
  <FigureTable
    label="Rotatividade por contrato, em números"
    heads={['Contrato', 'Entraram', 'Saíram', em === undefined ? 'Quadro hoje' : 'Quadro no dia', 'Ao mês']}
    rows={data.contratos.map(({ value, label, entraram, sairam, quadro, rotatividade }) => ({
      key: String(value),
      ...partesDe(label),
      cells: [
        formatNumber(entraram),
        formatNumber(sairam),
        <Link key="q" to={comEm(`${listar}?contratoId=${value}`, em)}>
          {formatNumber(quadro)}
        </Link>,
        percentual(rotatividade),
      ],
    }))}
  />
)
