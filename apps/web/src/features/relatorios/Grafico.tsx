import { achadoDoGrafico, contratoPorNome } from '@rh/domain/relatorios/achado'
import { mesNoPeriodo } from '@rh/domain/relatorios/comparar'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { formatAmount, formatMoney } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { nomeCurtoDoMes, nomeDoMes } from '../../lib/time/meses.ts'
import { BarChart } from '../../ui/chart/BarChart.tsx'
import { BarRows } from '../../ui/chart/BarRows.tsx'
import { ChartSection } from '../../ui/chart/ChartSection.tsx'
import { FigureTable } from '../../ui/chart/FigureTable.tsx'
import { viewOf, type ListState } from '../../ui/table/state/list-state.ts'
import { emNumero, emPorcento } from './celulas.tsx'
import { listaDe, type Relatorio, type Resposta } from './chamadas.ts'

type Dados = NonNullable<Resposta['grafico']>
type Barra = Dados['barras'][number]

interface GraficoProps {
  readonly relatorio: Relatorio
  readonly grafico: Dados
  readonly resposta: Pick<Resposta, 'em' | 'periodo'>
  readonly state: ListState
}

const ALTURA = 220

/** The running month, or the one that a day of the past is in. */
const mesDe = ({ em }: Pick<Resposta, 'em'>): string => em.slice(0, 7)

/** What the report shows at a glance: each bar leads to the rows that it is made of. */
export function Grafico(props: GraficoProps) {
  const { relatorio, grafico } = props
  const { titulo, tipo, barras, outros } = grafico
  const { nome, escrever } = textosDe(relatorio, grafico)
  // A sentence has no head of a column that would say of what the figure is.
  const dito = grafico.escrita === 'dinheiro' ? formatMoney : escrever
  const achado = achadoDoGrafico(titulo, barras, {
    nome,
    escrever: dito,
    meses: tipo === 'meses',
    emCurso: mesDe(props.resposta),
  })
  const quais = outros > 0 ? `${titulo}: os ${barras.length} maiores de ${barras.length + outros}` : titulo
  return (
    <ChartSection
      name={`relatorio-${relatorio.nome}`}
      title={achado}
      subtitle={achado === quais ? 'Quantas linhas do relatório cada um tem' : quais}
      height={ALTURA}
      chart={tipo === 'meses' ? <Meses {...props} /> : <Linhas {...props} />}
      table={<Tabela {...props} />}
    />
  )
}

const escritas = { dinheiro: formatAmount, porcento: emPorcento, numero: emNumero } as const

/** How the bars of a chart and their figures are written. */
function textosDe({ colunas }: Relatorio, { tipo, por, escrita }: Dados) {
  const rotulos = colunas[por]?.rotulos
  const nome = (codigo: string): string => {
    if (tipo === 'meses') return `${nomeDoMes(Number(codigo.slice(5)))} de ${codigo.slice(0, 4)}`
    return tipo === 'contratos' ? contratoPorNome(codigo) : (rotulos?.[codigo]?.label ?? codigo)
  }
  return { nome, escrever: escritas[escrita] }
}

/** Where a bar leads: to the report narrowed to it; of what is counted from elsewhere, to the report of who that was. */
function useLinks({ relatorio, grafico, resposta: { periodo }, state }: GraficoProps) {
  const setor = useSetor()
  const lista = listaDe(relatorio)
  const para = (nome: string, busca: string) =>
    `${hrefOf(setor, 'setor.relatorios', { relatorio: nome })}?${busca}`
  const deste = (filtros: Readonly<Record<string, string>>) =>
    para(relatorio.nome, viewOf({ ...state, pagina: 1, filtros: { ...state.filtros, ...filtros } }, lista))
  const doMes = (mes: string) => ({ ...mesNoPeriodo(mes, periodo) })
  const comOutros = (filtros: Readonly<Record<string, string>>) =>
    new URLSearchParams({
      ...filtros,
      ...(state.filtros['contratoId'] && { contratoId: state.filtros['contratoId'] }),
      ...(state.filtros['em'] && { em: state.filtros['em'] }),
    }).toString()
  return {
    mes: (mes: string) =>
      relatorio.temPeriodo ? deste(doMes(mes)) : para('admissoes', comOutros(doMes(mes))),
    abaixo: (mes: string) => para('desligamentos', comOutros(doMes(mes))),
    linha: ({ nome, id }: Barra): string | undefined => {
      if (id !== null) return deste({ contratoId: String(id) })
      return relatorio.filtros.some((filtro) => filtro.nome === grafico.por)
        ? deste({ [grafico.por]: nome })
        : undefined
    },
  }
}

function Meses(props: GraficoProps) {
  const { relatorio, grafico } = props
  const { titulo, barras, lados } = grafico
  const emCurso = mesDe(props.resposta)
  const { nome, escrever } = textosDe(relatorio, grafico)
  const links = useLinks(props)
  const [acima, abaixo] = lados ?? [relatorio.titulo, undefined]
  return (
    <BarChart
      label={titulo}
      upName={acima}
      {...(abaixo !== undefined && { downName: abaixo })}
      format={escrever}
      bars={barras.map((barra) => ({
        key: barra.nome,
        name: nomeCurtoDoMes(Number(barra.nome.slice(5))),
        label: `${nome(barra.nome)}: ${escrever(barra.valor)}, ${acima}`,
        up: barra.valor,
        href: links.mes(barra.nome),
        partial: barra.nome === emCurso,
        ...(barra.abaixo !== null && {
          down: barra.abaixo,
          downHref: links.abaixo(barra.nome),
          downLabel: `${nome(barra.nome)}: ${escrever(barra.abaixo)}, ${abaixo ?? ''}`,
        }),
      }))}
    />
  )
}

function Linhas(props: GraficoProps) {
  const { relatorio, grafico } = props
  const { barras, marca } = grafico
  const { escrever, nome } = textosDe(relatorio, grafico)
  const links = useLinks(props)
  const maior = Math.max(...barras.map(({ valor }) => valor))
  return (
    <BarRows
      {...(marca !== null && { mark: marca })}
      rows={barras.map((barra, i) => {
        const href = links.linha(barra)
        return {
          key: barra.nome,
          title: nome(barra.nome),
          value: barra.valor,
          text: escrever(barra.valor),
          strong: i === 0 && barra.valor === maior,
          ...(href !== undefined && { href }),
        }
      })}
    />
  )
}

function Tabela(props: GraficoProps) {
  const { relatorio, grafico } = props
  const { titulo, tipo, por, barras, lados } = grafico
  const { nome, escrever } = textosDe(relatorio, grafico)
  const links = useLinks(props)
  const hrefDe = (barra: Barra) => (tipo === 'meses' ? links.mes(barra.nome) : links.linha(barra))
  return (
    <FigureTable
      label={`${titulo}, em números`}
      heads={[tipo === 'meses' ? 'Mês' : (relatorio.colunas[por]?.label ?? ''), ...(lados ?? ['Valor'])]}
      rows={barras.map((barra) => {
        const href = hrefDe(barra)
        const figura = escrever(barra.valor)
        return {
          key: barra.nome,
          title: nome(barra.nome),
          cells: [
            href === undefined ? (
              figura
            ) : (
              <Link key="valor" to={href}>
                {figura}
              </Link>
            ),
            ...(barra.abaixo === null
              ? []
              : [
                  <Link key="abaixo" to={links.abaixo(barra.nome)}>
                    {escrever(barra.abaixo)}
                  </Link>,
                ]),
          ],
        }
      })}
    />
  )
}
