import { alerta, bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { diasDoTrecho, somarDias } from '../calendario/datas.ts'
import { opcoesDeAviso } from './avisos.ts'
import { isAlinea, type Causa } from './causas.ts'
import { tiposDeContrato, type TipoDeContrato } from './causas-tipos.ts'
import { isMenorEm } from './menor.ts'
import { NADA, type VerificacaoDaDemissao } from './pedido-base.ts'

const isVazio = (texto: string | undefined): boolean => texto === undefined || texto.trim() === ''

/** What is wrong with a cause of another contract, and the law that says it. */
const doContrato: Readonly<Record<TipoDeContrato, readonly [porque: string, baseLegal: string]>> = {
  indeterminado: ['o contrato é de prazo indeterminado', 'CLT arts. 443 e 487'],
  determinado: [
    'o contrato tem prazo: use o fim do prazo ou o encerramento antes dele',
    'CLT arts. 479 a 481',
  ],
  clausula_481: [
    'o contrato tem a cláusula do art. 481: use a dispensa sem justa causa ou o pedido de demissão',
    'CLT arts. 479 a 481',
  ],
  aprendizagem: [
    'o contrato de aprendizagem tem prazo, e não tem aviso prévio: use o fim do prazo ou o encerramento antes dele',
    'CLT arts. 428 e 433',
  ],
}

/** A cause ends only the contracts it was made for; the clause of art. 481 has the ones of the open contract. */
const contratoDaCausa: VerificacaoDaDemissao = ({ regra, circunstancias: { contrato } }) => {
  if (regra.contratos.includes(contrato.tipo)) return NADA
  const [porque, baseLegal] = doContrato[contrato.tipo]
  return [
    bloqueio('CAUSA_DO_CONTRATO', `${regra.rotulo} não serve: ${porque}.`, {
      campo: 'causa',
      baseLegal,
      dados: { contrato: tiposDeContrato[contrato.tipo] },
    }),
  ]
}

/** By will of the company alone, or of both: an apprentice has a term, and ends before it for the reasons of CLT art. 433. */
const SEM_RAZAO_DO_433: readonly Causa[] = ['02', '03', '33']

const aprendizagem: VerificacaoDaDemissao = ({ causa, circunstancias: { aprendiz, contrato } }) => [
  ...(contrato.tipo === 'aprendizagem' && !contrato.fim
    ? [
        alerta(
          'APRENDIZ_SEM_PRAZO',
          'O prazo deste contrato de aprendizagem não está registrado: escreva o último dia na ficha.',
          { campo: 'causa', baseLegal: 'CLT art. 428 § 3º' },
        ),
      ]
    : []),
  ...(aprendiz === true && SEM_RAZAO_DO_433.includes(causa)
    ? [
        alerta(
          'APRENDIZ',
          'Aprendiz: o contrato acaba no prazo ou aos 24 anos. Antes, só por desempenho insuficiente, falta grave, falta à escola que perca o ano ou a pedido dele, sem os arts. 479 e 480.',
          { campo: 'causa', baseLegal: 'CLT art. 433' },
        ),
      ]
    : []),
]

const SEM_ALINEA = 'A justa causa exige a alínea do art. 482 da CLT.'

const alineaDaJustaCausa: VerificacaoDaDemissao = ({ causa, pedido: { alinea } }) => {
  if (causa !== '01') return NADA
  const onde = { campo: 'alinea', baseLegal: 'CLT art. 482' }
  if (alinea === undefined) return [falta('SEM_ALINEA', SEM_ALINEA, 'Alínea da justa causa', onde)]
  return isAlinea(alinea) ? NADA : [bloqueio('SEM_ALINEA', SEM_ALINEA, onde)]
}

/** Fewest characters that tell a fact and not its name. */
const FATO_MINIMO = 20
const CONVICCAO = 'd'
const ABANDONO = 'i'

/**
 * The letter tells the employee what happened, when and where, so that it can be answered: no law says how much of it, and no other fact
 * is taken for the cause afterwards. Of abandonment the absence and its calls tell it.
 */
const fatosDaJustaCausa: VerificacaoDaDemissao = ({ causa, pedido, aviso, momento, circunstancias }) => {
  const { alinea, fatos = '', fatoEm, fatoOnde } = pedido
  if (causa !== '01' || alinea === undefined || alinea === ABANDONO || momento === 'finalizar') return NADA
  const onde = (campo: string) => ({ campo, baseLegal: 'CLT art. 482' })
  const ate = aviso?.comunicacao ?? circunstancias.hoje
  return [
    ...(fatos.trim().length < FATO_MINIMO
      ? [falta('SEM_FATOS', 'Conte em uma frase, ou mais, o que aconteceu.', 'Os fatos', onde('fatos'))]
      : []),
    ...(fatoEm === undefined
      ? [falta('SEM_DIA_DO_FATO', 'Informe em que dia aconteceu.', 'Dia do fato', onde('fatoEm'))]
      : []),
    ...(fatoEm !== undefined && (fatoEm > ate || fatoEm < circunstancias.admissao)
      ? [
          bloqueio(
            'FATO_FORA_DO_CONTRATO',
            'O fato deve estar entre a admissão e a comunicação.',
            onde('fatoEm'),
          ),
        ]
      : []),
    ...(isVazio(fatoOnde) && alinea !== CONVICCAO
      ? [falta('SEM_LUGAR_DO_FATO', 'Informe onde aconteceu.', 'Onde aconteceu', onde('fatoOnde'))]
      : []),
  ]
}

const processoNaJustica: VerificacaoDaDemissao = ({ pedido, regra }) => {
  if (regra.processoJudicial === 'nao' || !isVazio(pedido.processoJudicial)) return NADA
  const onde = { campo: 'processoJudicial', baseLegal: regra.fundamento }
  return [
    regra.processoJudicial === 'obrigatorio'
      ? falta(
          'SEM_PROCESSO_JUDICIAL',
          'Informe o número do processo em que a Justiça decidiu.',
          'Número do processo na Justiça',
          onde,
        )
      : alerta(
          'SEM_PROCESSO_JUDICIAL',
          'Sem decisão da Justiça, a causa depende de acordo homologado.',
          onde,
        ),
  ]
}

/** Days of absence from which abandoning the job is presumed (Súmula 32 TST), and calls that the company makes. */
const ABANDONO_DIAS = 30
const CHAMADAS = 2

const abandono: VerificacaoDaDemissao = ({ causa, pedido, aviso, circunstancias: { hoje } }) => {
  const { alinea, faltaDesde, chamadas = [] } = pedido
  if (causa !== '01' || alinea !== ABANDONO) return NADA
  const ate = aviso?.dtDeslig ?? hoje
  const cedo = faltaDesde !== undefined && diasDoTrecho(faltaDesde, ate) <= ABANDONO_DIAS
  const validas = chamadas.filter(
    ({ data }) => (faltaDesde === undefined || data >= faltaDesde) && data <= ate,
  )
  return [
    ...(faltaDesde === undefined
      ? [
          falta('ABANDONO_SEM_DATA', 'Informe o primeiro dia da ausência.', 'Primeiro dia da ausência', {
            campo: 'faltaDesde',
            baseLegal: 'Súmula 32 TST',
          }),
        ]
      : []),
    ...(cedo
      ? [
          alerta(
            'ABANDONO_ANTES_DE_30_DIAS',
            `O abandono se presume depois de 30 dias de ausência, em ${formatData(somarDias(faltaDesde, ABANDONO_DIAS))}. Antes, é preciso provar que não vai voltar.`,
            { campo: 'faltaDesde', baseLegal: 'CLT art. 482 i; Súmula 32 TST' },
          ),
        ]
      : []),
    ...(validas.length < CHAMADAS
      ? [
          bloqueio(
            'ABANDONO_SEM_CHAMADAS',
            `Registre duas chamadas para voltar, com data e prova de envio: há ${validas.length}.`,
            { campo: 'chamadas', baseLegal: 'CLT art. 482 i; Súmula 32 TST' },
          ),
        ]
      : []),
  ]
}

/** Under 18, the receipt of the rescisão is signed with who answers for the minor (CLT art. 439). */
const menor: VerificacaoDaDemissao = ({ pedido, causa, aviso, circunstancias, momento }) => {
  const { nascimento, hoje } = circunstancias
  if (causa === '10' || !isMenorEm(nascimento, aviso?.dtDeslig ?? hoje)) return NADA
  if (!isVazio(pedido.responsavelLegal)) return NADA
  const dizer = momento === 'finalizar' ? bloqueio : alerta
  return [
    dizer('SEM_RESPONSAVEL', 'Menor de 18 anos: o responsável legal assina a quitação.', {
      campo: 'responsavelLegal',
      baseLegal: 'CLT art. 439',
    }),
  ]
}

const formaDoAvisoPedida: VerificacaoDaDemissao = ({ causa, regra, pedido, circunstancias }) => {
  const { aviso, novoEmprego } = pedido
  const onde = { campo: 'aviso', baseLegal: 'CLT art. 487' }
  const opcoes = opcoesDeAviso(causa, circunstancias.contrato.tipo)
  if (aviso === undefined)
    return opcoes.length > 1
      ? [falta('AVISO_OBRIGATORIO', 'Escolha como será o aviso prévio.', 'Como será o aviso prévio', onde)]
      : NADA
  if (!opcoes.some(({ codigo }) => codigo === aviso))
    return [
      bloqueio(
        'AVISO_DA_CAUSA',
        `${regra.rotulo} aceita: ${opcoes.map(({ rotulo }) => rotulo.toLowerCase()).join(', ')}.`,
        onde,
      ),
    ]
  return aviso === 'dispensado' && regra.aviso === 'INTEGRAL' && novoEmprego !== true
    ? [
        bloqueio(
          'DISPENSA_SEM_NOVO_EMPREGO',
          'Quem é dispensado só abre mão do aviso com prova de novo emprego.',
          { campo: 'novoEmprego', baseLegal: 'Súmula 276 TST' },
        ),
      ]
    : NADA
}

const reducaoDoAviso: VerificacaoDaDemissao = ({ causa, pedido, momento, circunstancias: { contrato } }) => {
  const { aviso, reducao } = pedido
  const cabe = opcoesDeAviso(causa, contrato.tipo).some((opcao) => opcao.codigo === aviso && opcao.reducao)
  const onde = { campo: 'reducao', baseLegal: 'CLT art. 488' }
  // Chosen at the signature: once the notice is over there is nothing to choose.
  if (cabe && reducao === undefined && momento === 'finalizar') return NADA
  if (cabe && reducao === undefined)
    return [
      alerta(
        'REDUCAO_A_ESCOLHER',
        'O colaborador escolhe ao assinar: 2 horas por dia ou os últimos 7 dias.',
        onde,
      ),
    ]
  return !cabe && reducao !== undefined
    ? [bloqueio('REDUCAO_NAO_SE_APLICA', 'A redução é do aviso trabalhado que a empresa dá.', onde)]
    : NADA
}

const razoes: VerificacaoDaDemissao = ({ regra, pedido }) => [
  ...(isVazio(pedido.motivo) && regra.iniciativa !== 'AUTOMATICA'
    ? [falta('motivo_obrigatorio', 'Conte o motivo.', 'Motivo', { campo: 'motivo' })]
    : []),
  ...(pedido.recontratacao !== undefined &&
  pedido.recontratacao !== 'sim' &&
  isVazio(pedido.recontratacaoMotivo)
    ? [
        falta(
          'recontratacao_sem_motivo',
          'Diga por que não recontratar sem o aval do Rh.',
          'Por que não pode, ou só com aval',
          { campo: 'recontratacaoMotivo' },
        ),
      ]
    : []),
]

/** Checks of the cause: the contract it ends, what it has to prove, and the notice that goes with it. */
export const verificacoesDaCausa: readonly VerificacaoDaDemissao[] = [
  contratoDaCausa,
  aprendizagem,
  alineaDaJustaCausa,
  fatosDaJustaCausa,
  processoNaJustica,
  abandono,
  menor,
  formaDoAvisoPedida,
  reducaoDoAviso,
  razoes,
]
