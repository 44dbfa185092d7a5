import { alerta, bloqueio, info } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { diasEntre, somarDias } from '../calendario/datas.ts'
import { isSobreposto, type Intervalo } from '../ferias/trecho.ts'
import { diasAdiante } from './motivos.ts'
import { NADA, SEM_FIM, type BaseDoPedido, type Verificacao } from './pedido-base.ts'

const INICIO = { campo: 'inicio' }
const FIM = { campo: 'fim' }

const noVinculo: Verificacao = ({ pedido: { inicio }, circunstancias: { admissao, desligamento } }) => {
  if (inicio < admissao)
    return [
      bloqueio(
        'ANTES_DA_ADMISSAO',
        `A admissão foi em ${formatData(admissao)}: o afastamento começa a partir desse dia.`,
        { ...INICIO, baseLegal: 'Leiaute S-2230', dados: { admissao } },
      ),
    ]
  return desligamento && inicio > desligamento
    ? [
        bloqueio('DEPOIS_DO_DESLIGAMENTO', `O vínculo terminou em ${formatData(desligamento)}.`, {
          ...INICIO,
          baseLegal: 'Leiaute S-2230',
          dados: { desligamento },
        }),
      ]
    : NADA
}

/** Ahead: what S-2230 takes, and for the absences of art. 473 what the company does. */
const adiante: Verificacao = ({ pedido: { motivo, inicio }, circunstancias: { hoje, parametros } }) => {
  const faltam = diasEntre(hoje, inicio)
  const daLei = diasAdiante(motivo)
  if (daLei !== null && faltam > daLei)
    return [
      bloqueio(
        'INICIO_FUTURO',
        daLei === 0
          ? 'Este afastamento só pode ser informado a partir do dia em que começa.'
          : `Este afastamento pode ser informado até ${daLei} dias antes de começar: a partir de ${formatData(somarDias(inicio, -daLei))}.`,
        { ...INICIO, baseLegal: 'Leiaute S-2230', dados: { maximo: daLei } },
      ),
    ]
  const daEmpresa = parametros?.futuroDias
  return daLei === null && daEmpresa !== undefined && faltam > daEmpresa
    ? [
        bloqueio(
          'futuro_demais',
          `O início pode ficar no máximo ${daEmpresa} dias à frente: é o limite da empresa.`,
          INICIO,
        ),
      ]
    : NADA
}

const atras: Verificacao = ({
  pedido: { inicio },
  regra: { valeAtrasado },
  circunstancias: { hoje, parametros },
}) => {
  const limite = parametros?.retroativoDias
  return !valeAtrasado && limite !== undefined && diasEntre(inicio, hoje) > limite
    ? [
        bloqueio(
          'retroativa_demais',
          `O início pode ficar no máximo ${limite} dias atrás: é o limite da empresa.`,
          INICIO,
        ),
      ]
    : NADA
}

const fim: Verificacao = ({ pedido, regra, duracao }) => {
  if (pedido.fim !== undefined && pedido.fim < pedido.inicio)
    return [
      bloqueio('FIM_ANTES_DO_INICIO', 'O último dia é antes do primeiro.', {
        ...FIM,
        baseLegal: 'Leiaute S-2230',
      }),
    ]
  return duracao.fim === null && regra.fim === 'aberto'
    ? [
        info('FIM_EM_ABERTO', 'Sem data de volta: o Sesmt e o gestor são lembrados toda semana.', {
          ...FIM,
          baseLegal: 'Leiaute S-2230',
        }),
      ]
    : NADA
}

const concomitante = ({ inicio, fim: ate }: { inicio: string; fim: string | null }): Pendencia =>
  bloqueio(
    'LICENCA_CONCOMITANTE',
    `O período se sobrepõe a outro afastamento ou férias (${formatData(inicio)} ${ate === null ? 'em diante, em aberto' : `a ${formatData(ate)}`}).`,
    { ...INICIO, baseLegal: 'Leiaute S-2230', dados: { inicio, fim: ate } },
  )

const outros: Verificacao = ({ duracao, circunstancias: { afastamentos = [] } }) => {
  const este = { inicio: duracao.inicio, fim: duracao.fim ?? SEM_FIM }
  return afastamentos
    .filter((outro) => isSobreposto({ inicio: outro.inicio, fim: outro.fim ?? SEM_FIM }, este))
    .map(concomitante)
}

const ferias: Verificacao = (base) => {
  const { pedido, duracao, regra, circunstancias } = base
  const marcadas = circunstancias.ferias ?? []
  if (regra.emFerias === 'IMPEDE')
    return marcadas
      .filter((trecho) => isSobreposto(trecho, { inicio: pedido.inicio, fim: duracao.fim ?? SEM_FIM }))
      .map(concomitante)
  return emFerias(base)
}

/** Illness and absences do not interrupt a vacation: they begin after it, if they last that long. */
function emFerias({ duracao, regra }: BaseDoPedido): readonly Pendencia[] {
  const { espera, dentroDasFerias, inicio } = duracao
  if (espera === null) return NADA
  const onde = { ...INICIO, baseLegal: 'MOS S-2230 item 1.1' }
  const oQue = regra.grupo === 'doenca' || regra.grupo === 'acidente' ? 'Doença' : 'Falta justificada'
  return dentroDasFerias
    ? [
        bloqueio(
          'DENTRO_DAS_FERIAS',
          `${oQue} não interrompe as férias de ${dias(espera)}: nada a registrar, a menos que passe de ${formatData(espera.fim)}.`,
          { ...onde, dados: { ...espera } },
        ),
      ]
    : [
        alerta(
          'COMECA_DEPOIS_DAS_FERIAS',
          `${oQue} não interrompe as férias de ${dias(espera)}: o afastamento conta a partir de ${formatData(inicio)}.`,
          { ...onde, dados: { ...espera, contaDesde: inicio } },
        ),
      ]
}

const dias = ({ inicio, fim: ate }: Intervalo): string => `${formatData(inicio)} a ${formatData(ate)}`

/** Effects that whoever informs the leave has to read, said by the codes of findings. */
const alertasDosEfeitos = {
  FERIAS_INTERROMPIDAS: 'INTERROMPE_FERIAS',
  FERIAS_A_REMARCAR: 'FERIAS_A_REMARCAR',
  FERIAS_PERDIDAS: 'FERIAS_PERDIDAS',
  EXPERIENCIA: 'EXPERIENCIA_PRORROGADA',
} as const

const consequencias: Verificacao = ({ simulacao }) =>
  (simulacao?.efeitos ?? []).flatMap(({ codigo, texto, baseLegal, dados = {} }) =>
    codigo in alertasDosEfeitos
      ? [
          alerta(alertasDosEfeitos[codigo as keyof typeof alertasDosEfeitos], texto, {
            ...INICIO,
            baseLegal,
            dados: { ...dados },
          }),
        ]
      : [],
  )

const demissao: Verificacao = ({ duracao, circunstancias: { aviso } }) =>
  aviso && duracao.inicio <= aviso.fim
    ? [
        alerta(
          'DEMISSAO_EM_ANDAMENTO',
          `Há uma demissão em andamento${aviso.numero ? ` (${aviso.numero})` : ''}, com aviso até ${formatData(aviso.fim)}: avise o Rh, os efeitos podem mudar.`,
          { ...INICIO, baseLegal: 'CLT art. 476; Súmula 371 TST', dados: { ...aviso } },
        ),
      ]
    : NADA

/** Checks of the days of a leave against the bond, today, other leaves, vacations and a dismissal. */
export const verificacoesDeDatas: readonly Verificacao[] = [
  noVinculo,
  adiante,
  atras,
  fim,
  outros,
  ferias,
  consequencias,
  demissao,
]
