import { formatData } from '@rh/domain/br/data'
import { LINHAS_IMPRESSAS_MAX } from '@rh/domain/contract/exportacao'
import type { Formato } from '@rh/domain/contract/formatos'
import type { GraficoDoRelatorio } from '@rh/domain/contract/relatorios'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { emPorcento } from '@rh/domain/relatorios/achado'
import type { NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import type { Relatorio } from '@rh/domain/relatorios/definir'
import type { Bloco } from 'pdfmake'
import { openListRows } from '../../db/list-rows.ts'
import type { Deps } from '../../deps.ts'
import { auditarExportacao } from '../../exportacao/auditoria.ts'
import { celulaDe, isNumerica, type Celula } from '../../exportacao/celula.ts'
import { descreverConsulta } from '../../exportacao/about.ts'
import { tomarVaga } from '../../exportacao/vagas.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { imprimir } from '../../papeis/imprimir.ts'
import { comTimbre, secao, tabelaDe, type Papel } from '../../papeis/papel.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { nomeDoContrato } from '../processo/nomes.ts'
import { abrir } from './ler.ts'
import { comPeriodo, type Consulta } from './pedido.ts'

/** What the title and the foot of each page say already. */
const NO_RODAPE: ReadonlySet<string> = new Set(['Lista', 'Exportada por', 'Em'])
/** Columns that an upright page holds. */
const COLUNAS_EM_PE = 6

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const dinheiro = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })

function escrita(celula: Celula, fuso: string): string {
  if (celula === null) return '–'
  if (celula.tipo === 'numero') return numero.format(celula.valor)
  if (celula.tipo === 'dinheiro') return dinheiro.format(celula.valor / 100)
  if (celula.tipo === 'porcento') return emPorcento(celula.valor)
  if (celula.tipo === 'data') return formatData(celula.valor)
  if (celula.tipo === 'texto') return celula.valor
  const dia = Temporal.Instant.from(celula.valor).toZonedDateTimeISO(fuso).toPlainDate()
  return formatData(dia.toString())
}

const isDeNumeros = (relatorio: Relatorio, nome: string): boolean =>
  isNumerica(relatorio.colunas[nome]?.tipo ?? 'texto')

/** Columns of words share the width; the others take what they need. */
const isTexto = (relatorio: Relatorio, nome: string): boolean =>
  (relatorio.colunas[nome]?.tipo ?? 'texto') === 'texto' && nome !== 'matricula'

interface Conteudo {
  readonly colunas: readonly string[]
  readonly linhas: readonly (readonly string[])[]
  readonly totais: readonly string[] | null
  readonly sobre: readonly (readonly [string, string])[]
  readonly ressalvas: readonly string[]
  readonly achado: string
  readonly grafico: GraficoDoRelatorio | null
}

/** Bars of the paper, in points. */
const BARRA = { largura: 200, altura: 7 } as const
const TINTA_DA_BARRA = '#637381'

/** Months are written as months, codes by their words. */
function nomeDaBarra(relatorio: Relatorio, { tipo, por }: GraficoDoRelatorio, nome: string): string {
  if (tipo === 'meses') return `${nome.slice(5)}/${nome.slice(0, 4)}`
  return relatorio.colunas[por]?.rotulos?.[nome]?.label ?? nome
}

/** The chart of the report as rows: name, bar and figure, so that nothing hangs on ink. */
function barrasDe(relatorio: Relatorio, grafico: GraficoDoRelatorio): Bloco[] {
  const { titulo, barras, escrita, lados } = grafico
  const maior = Math.max(...barras.map(({ valor }) => valor), Number.MIN_VALUE)
  const escrever = (valor: number): string =>
    escrita === 'dinheiro'
      ? dinheiro.format(valor / 100)
      : escrita === 'porcento'
        ? emPorcento(valor)
        : numero.format(valor)
  const linha = ({ nome, valor, abaixo }: (typeof barras)[number]): Bloco => ({
    columnGap: 8,
    columns: [
      { text: nomeDaBarra(relatorio, grafico, nome), fontSize: 8.5, width: 190 },
      {
        width: BARRA.largura,
        canvas: [
          {
            type: 'rect',
            x: 0,
            y: 2,
            w: Math.max(0.5, (valor / maior) * BARRA.largura),
            h: BARRA.altura,
            color: TINTA_DA_BARRA,
          },
        ],
      },
      {
        text: abaixo === null ? escrever(valor) : `${escrever(valor)} · ${escrever(abaixo)}`,
        fontSize: 8.5,
        width: 'auto',
      },
    ],
  })
  return [
    secao(lados ? `${titulo}: ${lados.join(' · ')}` : titulo),
    { stack: barras.map(linha), margin: [0, 0, 0, 10] },
  ]
}

function papelDe(relatorio: Relatorio, conteudo: Conteudo): Papel {
  const { colunas, linhas, totais, sobre, ressalvas, achado, grafico } = conteudo
  const numericas = colunas.flatMap((nome, i) => (isDeNumeros(relatorio, nome) ? [i] : []))
  return {
    titulo: relatorio.titulo,
    assunto: sobre.map(([que, valor]) => `${que}: ${valor}`).join(' · '),
    corpo: [
      { text: achado, bold: true, fontSize: 12, margin: [0, 0, 0, 8] },
      ...(grafico && grafico.barras.length > 1 ? barrasDe(relatorio, grafico) : []),
      ...ressalvas.map((text) => ({ text, italics: true, margin: [0, 0, 0, 6] as const })),
      tabelaDe(
        colunas.map((nome) => relatorio.colunas[nome]?.label ?? nome),
        totais ? [...linhas, totais] : linhas,
        colunas.map((nome) => (isTexto(relatorio, nome) ? '*' : 'auto')),
        numericas,
        { codigos: colunas.flatMap((nome, i) => (isTexto(relatorio, nome) ? [] : [i])) },
      ),
      secao('Como é contado'),
      ...relatorio.definicoes.map(([termo, texto]) => ({
        text: `${termo}: ${texto}`,
        margin: [0, 0, 0, 4] as const,
      })),
    ],
  }
}

/** The report on paper: title, filters in words, every row, totals, definitions and page numbers. */
export async function folhaDoRelatorio(
  deps: Deps,
  nome: NomeDoRelatorio,
  request: RequestContext,
  {
    colunas: pedidas,
    formato,
    ...consulta
  }: Consulta & { readonly formato: Formato; readonly colunas?: readonly string[] },
): Promise<ArquivoServido> {
  const aberto = await abrir(deps, nome, request.ator, consulta)
  const { relatorio, pedido, fonte, visiveis } = aberto
  const colunas = visiveis.filter(
    (coluna) => pedidas?.includes(coluna) ?? !relatorio.colunas[coluna]?.opcional,
  )
  const fuso = deps.config.empresaFuso
  const vaga = tomarVaga(request.ator.id, deps.config.poolMax)
  try {
    const { linhas, total } = await lerTudo(deps, fonte, consulta.ordenar)
    const query = comPeriodo(relatorio, consulta, pedido)
    await auditarExportacao(deps, request, { query: { ...query, formato }, colunas, linhas: total })
    const agora = deps.clock.agora()
    const emTexto = (linha: Readonly<Record<string, unknown>>): string[] =>
      colunas.map((coluna) =>
        escrita(celulaDe(relatorio.colunas[coluna] ?? { label: coluna }, linha[coluna]), fuso),
      )
    const { totais, achado, grafico } = await aberto.resumo()
    const { conteudo } = await imprimir(
      comTimbre(
        papelDe(relatorio, {
          colunas,
          linhas: linhas.map(emTexto),
          totais:
            Object.keys(totais).length === 0
              ? null
              : [
                  'Total',
                  ...emTexto(totais)
                    .slice(1)
                    .map((um) => (um === '–' ? '' : um)),
                ],
          sobre: (
            await descreverConsulta(deps, request, {
              lista: relatorio.lista,
              query,
              nomes: { contratoId: nomeDoContrato(request.ator) },
              agora,
              total,
            })
          ).filter(([que]) => !NO_RODAPE.has(que)),
          ressalvas: aberto.ressalvas,
          achado,
          grafico,
        }),
        {
          timbre: await findTimbre(deps.db),
          referencia: `Posição de ${formatData(pedido.em)}`,
          emitidoEm: agora.toZonedDateTimeISO(fuso),
          por: request.ator.nome,
          deitado: colunas.length > COLUNAS_EM_PE,
        },
      ),
    )
    return { tipo: 'application/pdf', conteudo, nome: `${nome}-${pedido.em}.pdf` }
  } finally {
    vaga()
  }
}

async function lerTudo(
  deps: Deps,
  fonte: Awaited<ReturnType<typeof abrir>>['fonte'],
  ordenar: string | undefined,
) {
  const lidas = await openListRows<object>(deps.db, fonte, ordenar)
  try {
    if (lidas.total > LINHAS_IMPRESSAS_MAX)
      throw failure('validacao', {
        mensagem: `São ${numero.format(lidas.total)} linhas, e um papel leva até ${numero.format(LINHAS_IMPRESSAS_MAX)}.`,
        acao: 'Filtre o relatório, ou exporte a planilha.',
      })
    const linhas: Readonly<Record<string, unknown>>[] = []
    for await (const lote of lidas.batches(LINHAS_IMPRESSAS_MAX))
      for (const linha of fonte.completar ? await fonte.completar(lote) : lote)
        linhas.push(fonte.mostrar(linha) as Readonly<Record<string, unknown>>)
    return { linhas, total: lidas.total }
  } finally {
    await lidas.close()
  }
}
