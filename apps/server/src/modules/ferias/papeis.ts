import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { causasDeInterrupcao, ferias, type CausaDeInterrupcao } from '@rh/domain/processos/ferias/ferias'
import { papeisDasFerias as papeis } from '@rh/domain/processos/ferias/papeis'
import { fimDaFracao } from '@rh/domain/processos/ferias/fatos'
import { formularioFerias } from '@rh/domain/processos/ferias/formulario'
import { hojeEm } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { assinaturas, clausula, secao, tabelaDe, type Papel } from '../../papeis/papel.ts'
import { empregado, empregadora, empresaDe, porExtenso } from '../../papeis/textos.ts'
import { findFormulario } from '../processo/formulario.ts'
import { findPapelDoVinculo, identificacao, type PapelDoVinculo } from '../processo/papel-do-vinculo.ts'
import { papeisDoTipo } from '../processo/papeis.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { calcular } from './simulacao.ts'

/** What the papers of a vacation say. */
interface FatosDoPapel extends PapelDoVinculo {
  readonly contexto: ContextoDoServidor
  readonly calculo: NonNullable<ReturnType<typeof calcular>>
  readonly periodo: { readonly aquisitivoInicio: string; readonly aquisitivoFim: string }
  /** The last interruption or cancelling: its reason and fields. */
  readonly passo: { readonly nome: string; readonly motivo: string | null; readonly dados: unknown } | null
  readonly pagoEm: string | null
}

/** Reads what the papers say as it was, in company time, when the process last changed. */
export async function reunir(db: Db | Tx, processoId: number, fuso: string): Promise<FatosDoPapel> {
  const comum = await findPapelDoVinculo(db, processoId)
  const { dados, vinculoId, atualizadoEm } = comum
  const hoje = hojeEm(Temporal.Instant.from(atualizadoEm), fuso)
  const [contexto, passo] = await Promise.all([
    gatherContexto(db, { dados, vinculoId, processoId, hoje }),
    findPasso(db, processoId),
  ])
  const calculo = calcular(contexto)
  const { periodo, pago } = contexto.fatos
  if (!calculo || !periodo) throw failure('pendencias', { pendencias: [...contexto.leitura.faltas] })
  return { ...comum, contexto, calculo, periodo, passo, pagoEm: pago?.em ?? null }
}

const findPasso = async (db: Db | Tx, processoId: number) =>
  (await db
    .selectFrom('processoEvento')
    .select(['nome', 'motivo', 'dados'])
    .where('processoId', '=', processoId)
    .where('nome', 'in', ['interromper', 'cancelar'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((passo) => (passo ? { ...passo, nome: passo.nome ?? '' } : null))) ?? null

const quem = (fatos: FatosDoPapel) =>
  identificacao(fatos, [
    ['Cargo', fatos.pessoa.cargo],
    [
      'Período aquisitivo',
      `${formatData(fatos.periodo.aquisitivoInicio)} a ${formatData(fatos.periodo.aquisitivoFim)}`,
    ],
  ])

const fracoesDe = ({ contexto }: FatosDoPapel) => contexto.leitura.parciais.fracoes ?? []

const dias = ({ calculo }: FatosDoPapel) =>
  tabelaDe(
    ['Início', 'Último dia', 'Dias', 'Volta ao trabalho', 'Pagar até'],
    calculo.fracoes.map(({ inicio, fim, dias: quantos, voltaAoTrabalho, pagarAte }) => [
      formatData(inicio),
      formatData(fim),
      String(quantos),
      formatData(voltaAoTrabalho),
      formatData(pagarAte),
    ]),
    ['*', '*', 'auto', '*', '*'],
  )

const lugar = ({ timbre }: FatosDoPapel): string | null => timbre.municipio

/** CLT art. 135: in writing, thirty days before, and the employee signs that it was received. */
const aviso = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Aviso de férias',
  assunto: 'CLT art. 135',
  corpo: [
    quem(fatos),
    clausula(
      `${empresaDe(fatos.timbre)}, comunica que as suas férias do período aquisitivo acima serão concedidas nos dias ` +
        'a seguir. Apresente a carteira de trabalho, quando em papel, para a anotação.',
    ),
    secao('Dias de gozo'),
    dias(fatos),
    ...(fracoesDe(fatos).length > 1
      ? [clausula('O(a) empregado(a) concorda com a divisão das férias (CLT art. 134 § 1º).')]
      : []),
    assinaturas(lugar(fatos), [
      empregadora(fatos.timbre),
      empregado(fatos.pessoa.nome, 'Recebi este aviso em ____/____/______: empregado(a)'),
    ]),
  ],
})

/** CLT art. 145, sole paragraph: the employee gives a receipt, which says the days. */
const recibo = (fatos: FatosDoPapel): Papel => {
  const { valores } = fatos.calculo
  const linhas: readonly (readonly [string, number])[] = [
    ['Férias', valores.ferias],
    ['1/3 constitucional', valores.terco],
    ['Abono pecuniário', valores.abono],
    ['1/3 do abono', valores.tercoAbono],
    ['Dobra (CLT art. 137)', valores.dobra],
    ['1ª parcela do 13º', valores.adiantamento13],
  ]
  return {
    titulo: 'Recibo de férias',
    assunto: 'CLT art. 145',
    corpo: [
      quem(fatos),
      secao('Dias de gozo'),
      dias(fatos),
      secao('Valores brutos'),
      tabelaDe(
        ['Parcela', 'Valor'],
        linhas
          .filter(([, centavos]) => centavos > 0)
          .map(([nome, centavos]) => [nome, formatDinheiro(centavos)]),
        ['*', 'auto'],
        [1],
      ),
      clausula(
        `Recebi de ${empresaDe(fatos.timbre)}, a importância bruta de ${porExtenso(valores.total)}, ` +
          `${fatos.pagoEm === null ? 'antes do início do gozo' : `em ${formatData(fatos.pagoEm)}`}, ` +
          'da qual dou quitação, sujeita aos descontos legais.',
      ),
      assinaturas(lugar(fatos), [empregado(fatos.pessoa.nome)]),
    ],
  }
}

/** CLT art. 143 § 1º: it is the employee who asks. */
const abono = (fatos: FatosDoPapel): Papel => {
  const { abonoDias = 0, abonoRequeridoEm } = fatos.contexto.leitura.parciais
  return {
    titulo: 'Solicitação de abono pecuniário',
    assunto: 'CLT art. 143',
    corpo: [
      quem(fatos),
      clausula(
        `Solicito a conversão em dinheiro de ${abonoDias} ${abonoDias === 1 ? 'dia' : 'dias'} das férias do período ` +
          `aquisitivo acima${abonoRequeridoEm ? `, requerida em ${formatData(abonoRequeridoEm)}` : ''}.`,
      ),
      assinaturas(lugar(fatos), [
        empregado(fatos.pessoa.nome),
        empregadora(fatos.timbre, 'Recebido em ____/____/______: empregadora'),
      ]),
    ],
  }
}

const interrupcao = (fatos: FatosDoPapel): Papel => {
  const { em, causa } = (fatos.passo?.dados ?? {}) as { em?: string; causa?: CausaDeInterrupcao }
  return {
    titulo: 'Aviso de interrupção de férias',
    assunto: em ? `A partir de ${formatData(em)}` : 'Interrupção',
    corpo: [
      quem(fatos),
      secao('Férias concedidas'),
      tabelaDe(
        ['Início', 'Último dia', 'Dias'],
        fracoesDe(fatos).map((fracao) => [
          formatData(fracao.inicio),
          formatData(fimDaFracao(fracao)),
          String(fracao.dias),
        ]),
        ['*', '*', 'auto'],
      ),
      clausula(
        `As férias são interrompidas a partir de ${em ? formatData(em) : '–'}: ` +
          `${causa ? causasDeInterrupcao[causa].toLowerCase() : 'conforme o registro'}. ` +
          'Os dias que restam voltam ao saldo do período e serão gozados em outra data.',
      ),
      assinaturas(lugar(fatos), [
        empregadora(fatos.timbre),
        empregado(fatos.pessoa.nome, 'De acordo: empregado(a)'),
      ]),
    ],
  }
}

const cancelamento = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Termo de cancelamento de férias',
  assunto: 'De comum acordo',
  corpo: [
    quem(fatos),
    secao('Férias canceladas'),
    dias(fatos),
    clausula(
      `As partes cancelam, de comum acordo e antes do início, as férias acima${
        fatos.passo?.nome === 'cancelar' && fatos.passo.motivo ? `: ${fatos.passo.motivo}` : ''
      }. Os dias voltam ao saldo do período.`,
    ),
    assinaturas(lugar(fatos), [empregadora(fatos.timbre), empregado(fatos.pessoa.nome)]),
  ],
})

/** The papers of a vacation; nobody asks in writing to sell no days. */
export const papeisDasFerias = papeisDoTipo({
  process: ferias,
  papeis,
  modelos: { aviso, recibo, abono, interrupcao, cancelamento },
  reunir,
  async sobram(db, processoId) {
    const { dados } = await findFormulario<RawSheet>(db, processoId)
    return formularioFerias.ler(dados).parciais.abonoDias ? [] : ['abono']
  },
})
