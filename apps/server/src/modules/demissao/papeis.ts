import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { papeisDaDemissao as papeis, type PapelDaDemissao } from '@rh/domain/processos/demissao/papeis'
import { demissao, situacoesDaPeca } from '@rh/domain/processos/demissao/demissao'
import {
  alineasDeJustaCausa,
  causaOf,
  isAlinea,
  isCausa,
  type Causa,
} from '@rh/domain/regras/rescisao/causas'
import { formasDeAviso, reducoesDoAviso } from '@rh/domain/regras/rescisao/formas-de-aviso'
import type { SimulacaoDaDemissao } from '@rh/domain/regras/rescisao/simulacao-tipos'
import type { Db, Tx } from '../../db/db.ts'
import { hojeEm } from '../../clock.ts'
import { failure } from '../../http/failure.ts'
import { assinaturas, campos, clausula, secao, tabelaDe, type Papel } from '../../papeis/papel.ts'
import { empresaDe, porExtenso } from '../../papeis/textos.ts'
import { findPapelDoVinculo, identificacao, type PapelDoVinculo } from '../processo/papel-do-vinculo.ts'
import { papeisDoTipo } from '../processo/papeis.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { listPecas, type Peca } from './repository.ts'

/** What the papers of a dismissal say. */
interface FatosDoPapel extends PapelDoVinculo {
  readonly contexto: ContextoDoServidor
  readonly simulacao: SimulacaoDaDemissao
  readonly pecas: readonly Peca[]
}

const SISTEMA = { id: 0, grupos: [], escopado: false } as const

async function reunir(db: Db | Tx, processoId: number, fuso: string): Promise<FatosDoPapel> {
  const comum = await findPapelDoVinculo(db, processoId)
  const { dados, vinculoId, atualizadoEm } = comum
  const hoje = hojeEm(Temporal.Instant.from(atualizadoEm), fuso)
  const contexto = await gatherContexto(db, { dados, vinculoId, processoId, hoje, ator: SISTEMA })
  const { simulacao, leitura } = contexto
  if (!simulacao) throw failure('pendencias', { pendencias: [...leitura.faltas] })
  return { ...comum, contexto, simulacao, pecas: await listPecas(db, vinculoId, simulacao.comunicacao) }
}

const lugar = ({ timbre }: FatosDoPapel): string | null => timbre.municipio
const quem = (fatos: FatosDoPapel) => identificacao(fatos, [['Cargo', fatos.pessoa.cargo]])

/** Who is under age signs with a guardian (CLT art. 439). */
const comAssinaturas = (fatos: FatosDoPapel, partes: readonly string[]) => {
  const { responsavelLegal } = fatos.contexto.leitura.parciais
  return assinaturas(lugar(fatos), [
    ...partes,
    ...(responsavelLegal === undefined ? [] : [`Responsável legal: ${responsavelLegal}`]),
  ])
}

/** The dates that the signature fixes. */
function datas({ simulacao, contexto }: FatosDoPapel) {
  const { reducao } = contexto.leitura.parciais
  const { comunicacao, ultimoDiaTrabalhado, dtDeslig, dtProjFimAPI, pagarAteDiaUtil, avisoDias, forma } =
    simulacao
  return campos([
    ['Data da comunicação', formatData(comunicacao)],
    ...(avisoDias > 0
      ? ([
          ['Aviso prévio', `${formasDeAviso[forma]}, ${avisoDias} dias`],
          ...(reducao ? [['Redução', reducoesDoAviso[reducao].rotulo]] : []),
        ] as [string, string][])
      : []),
    ['Último dia de trabalho', formatData(ultimoDiaTrabalhado)],
    ['Último dia do contrato', formatData(dtDeslig)],
    ...(dtProjFimAPI === null
      ? []
      : ([['Projeção do aviso', formatData(dtProjFimAPI)]] as [string, string][])),
    ['Pagamento até', formatData(pagarAteDiaUtil)],
  ])
}

type Modelo = (fatos: FatosDoPapel) => Papel

/** A paper that says what was decided, its dates, and who signs. */
const comunicado =
  (
    titulo: string,
    assunto: string,
    dizer: (fatos: FatosDoPapel) => string,
    partes: readonly string[],
  ): Modelo =>
  (fatos) => ({
    titulo,
    assunto,
    corpo: [quem(fatos), clausula(dizer(fatos)), secao('Datas'), datas(fatos), comAssinaturas(fatos, partes)],
  })

const DAS_DUAS_PARTES = ['Empregadora', 'Ciente: empregado(a)'] as const

const aviso = comunicado(
  'Aviso prévio do empregador',
  'CLT arts. 487 e 488; Lei 12.506/2011',
  ({ timbre, simulacao }) =>
    `${empresaDe(timbre)}, comunica que o seu contrato de trabalho será rescindido sem justa causa. ` +
    (simulacao.avisoTrabalhados > 0
      ? 'Durante o aviso, o(a) empregado(a) escolhe entre sair duas horas antes a cada dia ou faltar os últimos sete dias.'
      : 'O aviso prévio será indenizado, e o trabalho termina na data da comunicação.'),
  DAS_DUAS_PARTES,
)
const avisoDoEmpregado = comunicado(
  'Aviso prévio do empregado',
  'CLT art. 487',
  ({ timbre }) =>
    `À ${empresaDe(timbre)}: comunico o meu aviso prévio, que cumprirei até a data abaixo, a partir da qual deixo o trabalho.`,
  ['Empregado(a)', 'Ciente: empregadora'],
)
const pedido = comunicado(
  'Pedido de demissão',
  'CLT art. 487',
  ({ timbre }) => `À ${empresaDe(timbre)}: peço, por minha livre vontade, demissão do cargo que ocupo.`,
  ['Empregado(a)', 'Ciente: empregadora'],
)
const justaCausa = comunicado(
  'Comunicação de dispensa por justa causa',
  'CLT art. 482',
  ({ timbre, contexto }) => {
    const { alinea = '' } = contexto.leitura.parciais
    const falta = isAlinea(alinea) ? `, alínea ${alinea} (${alineasDeJustaCausa[alinea]})` : ''
    return `${empresaDe(timbre)}, comunica a rescisão do seu contrato de trabalho por justa causa, com base no art. 482 da CLT${falta}.`
  },
  ['Empregadora', 'Ciente: empregado(a)', 'Testemunha – CPF', 'Testemunha – CPF'],
)
const acordo = comunicado(
  'Acordo de rescisão do contrato de trabalho',
  'CLT art. 484-A',
  ({ timbre, pessoa }) =>
    `${empresaDe(timbre)}, e ${pessoa.nome} rescindem, de comum acordo, o contrato de trabalho. São devidas metade do aviso ` +
    'prévio indenizado e 20% do FGTS como multa, e as demais verbas por inteiro. O saque do FGTS é de 80%, e não há seguro-desemprego.',
  ['Empregadora', 'Empregado(a)'],
)
const termino = comunicado(
  'Comunicação do fim do contrato a termo',
  'CLT arts. 443 e 445',
  ({ timbre }) =>
    `${empresaDe(timbre)}, comunica que o contrato a termo se encerra na data abaixo e não será continuado.`,
  DAS_DUAS_PARTES,
)

const demonstrativo: Modelo = (fatos) => {
  const { simulacao } = fatos
  const tabela = (tipo: 'provento' | 'desconto') =>
    tabelaDe(
      ['Verba', 'Referência', 'Valor'],
      simulacao.linhas
        .filter((linha) => linha.tipo === tipo)
        .map(({ rotulo, referencia, centavos }) => [rotulo, referencia, formatDinheiro(centavos)]),
      ['*', 'auto', 'auto'],
    )
  return {
    titulo: 'Demonstrativo da rescisão – simulação',
    assunto: 'Valores brutos, antes de INSS e imposto de renda',
    corpo: [
      quem(fatos),
      datas(fatos),
      secao('Proventos'),
      tabela('provento'),
      ...(simulacao.totalDescontos > 0 ? [secao('Descontos'), tabela('desconto')] : []),
      secao('Totais'),
      campos([
        ['Total bruto', formatDinheiro(simulacao.totalBruto)],
        ['Descontos', formatDinheiro(simulacao.totalDescontos)],
        ['Total antes de INSS e IR', porExtenso(simulacao.totalLiquido)],
        ['Multa do FGTS, na guia', formatDinheiro(simulacao.multaFgts)],
      ]),
      clausula('Simulação: não substitui o termo de rescisão do contrato de trabalho (TRCT).'),
    ],
  }
}

const checklist: Modelo = (fatos) => {
  const { documentos, exame, exameDispensado, conferidas } = fatos.contexto.fatos
  const feito = (sim: boolean): string => (sim ? 'Feito' : 'Falta')
  return {
    titulo: 'Checklist do desligamento',
    assunto: `Pagamento até ${formatData(fatos.simulacao.pagarAteDiaUtil)}`,
    corpo: [
      quem(fatos),
      datas(fatos),
      tabelaDe(
        ['O que falta', 'Situação'],
        [
          ['Comunicação assinada', feito(documentos.aviso)],
          ['Exame demissional', exameDispensado ? 'Dispensado' : feito(exame !== null)],
          ['Devolução de peças', feito(fatos.pecas.every(({ estado }) => estado !== null))],
          ['Conferência do demonstrativo', feito(conferidas !== null)],
          ['Comprovante do pagamento', feito(documentos.comprovante)],
          ['TRCT assinado', feito(documentos.trct)],
        ],
        ['*', 'auto'],
      ),
    ],
  }
}

const termoDeDevolucao: Modelo = (fatos) => ({
  titulo: 'Termo de devolução',
  assunto: 'NR-6; CLT art. 462 § 1º',
  corpo: [
    quem(fatos),
    tabelaDe(
      ['Peça', 'Tamanho', 'Quantidade', 'Entregue em', 'Devolução'],
      fatos.pecas.map(({ item, tamanho, quantidade, entregueEm, estado }) => [
        item,
        tamanho,
        String(quantidade),
        formatData(entregueEm),
        estado === null ? '' : situacoesDaPeca[estado],
      ]),
      ['*', 'auto', 'auto', 'auto', '*'],
    ),
    comAssinaturas(fatos, ['Empregadora', 'Empregado(a)']),
  ],
})

const encaminhamento: Modelo = (fatos) => ({
  titulo: 'Encaminhamento ao exame demissional',
  assunto: 'NR-7 item 7.5.11',
  corpo: [
    quem(fatos),
    clausula(
      `${empresaDe(fatos.timbre)}, encaminha o(a) empregado(a) ao exame demissional, a ser feito até ` +
        `${formatData(fatos.simulacao.asoAte)}. Compareça com documento com foto.`,
    ),
    campos([
      ['Local do exame', ''],
      ['Data e hora', ''],
    ]),
    assinaturas(lugar(fatos), ['Empregadora', 'Recebi: empregado(a)']),
  ],
})

const carta: Modelo = (fatos) => ({
  titulo: 'Carta de referência',
  assunto: 'A quem interessar',
  corpo: [
    clausula(
      `${empresaDe(fatos.timbre)}, declara que ${fatos.pessoa.nome} trabalhou na empresa de ` +
        `${formatData(fatos.contexto.bond.admissao)} a ${formatData(fatos.simulacao.dtDeslig)}, no cargo de ${fatos.pessoa.cargo}.`,
    ),
    assinaturas(lugar(fatos), ['Empregadora']),
  ],
})

/** The paper by which each cause is told; those that are not named are told by a court or by a death. */
const doAviso: Readonly<Partial<Record<Causa, readonly PapelDaDemissao[]>>> = {
  '01': ['justa_causa'],
  '02': ['aviso_previo'],
  '03': ['termino'],
  '04': ['pedido'],
  '06': ['termino'],
  '07': ['pedido', 'aviso_do_empregado'],
  '33': ['acordo'],
  '47': ['aviso_previo'],
}
const COMUNICACOES: readonly PapelDaDemissao[] = [
  'aviso_previo',
  'aviso_do_empregado',
  'pedido',
  'justa_causa',
  'acordo',
  'termino',
]

/** The papers of a dismissal: of those that tell it, the ones of its cause; a serious fault earns no letter. */
export const papeisDaDemissao = papeisDoTipo({
  process: demissao,
  papeis,
  modelos: {
    aviso_previo: aviso,
    aviso_do_empregado: avisoDoEmpregado,
    pedido,
    justa_causa: justaCausa,
    acordo,
    termino,
    demonstrativo,
    checklist,
    termo_devolucao: termoDeDevolucao,
    encaminhamento_exame: encaminhamento,
    carta_referencia: carta,
  },
  reunir,
  async sobram(db, processoId) {
    const linha = await db
      .selectFrom('demissao')
      .select('causa')
      .where('processoId', '=', processoId)
      .executeTakeFirst()
    const causa = linha && isCausa(linha.causa) ? linha.causa : null
    const daCausa = causa === null ? [] : (doAviso[causa] ?? [])
    const sobram = COMUNICACOES.filter((papel) => !daCausa.includes(papel))
    if (causa === null || !causaOf(causa).exame) sobram.push('encaminhamento_exame')
    if (causa === '01' || causa === '10') sobram.push('carta_referencia')
    return sobram
  },
})
