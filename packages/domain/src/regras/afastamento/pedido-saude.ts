import { alerta, bloqueio, info } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { diasDoTrecho, diasEntre, somarDias } from '../calendario/datas.ts'
import { DIAS_DA_EMPRESA } from './doenca.ts'
import { PRAZO_DA_MESMA_DOENCA_DIAS } from './mesma-doenca.ts'
import { isIncapacidade } from './motivos.ts'
import { cadeiaAnterior } from './partilha.ts'
import { NADA, type Verificacao } from './pedido-base.ts'
import type { AfastamentoAnterior, Atestado } from './pedido-tipos.ts'

const ATESTADO_HORAS = 48
const HORAS_DO_DIA = 24

const cid: Verificacao = ({ pedido: { atestado } }) =>
  atestado?.cid && atestado.cidAutorizado !== true
    ? [
        bloqueio(
          'CID_SEM_CONSENTIMENTO',
          'O CID só é guardado com o consentimento da pessoa. Marque que ela autorizou, ou apague o CID.',
          { campo: 'atestado.cid', baseLegal: 'LGPD art. 11; CFM Resolução 1.819/2007' },
        ),
      ]
    : NADA

const entrega: Verificacao = ({ pedido: { inicio, atestado }, circunstancias: { hoje, parametros } }) => {
  if (!atestado) return NADA
  const { emissao = inicio, entregueEm = hoje } = atestado
  const { atestadoHoras = ATESTADO_HORAS } = parametros ?? {}
  return diasEntre(emissao, entregueEm) * HORAS_DO_DIA > atestadoHoras
    ? [
        alerta(
          'atestado_atrasado',
          `O atestado de ${formatData(emissao)} chegou em ${formatData(entregueEm)}; a empresa pede em até ${atestadoHoras} horas.`,
          { campo: 'atestado.emissao', dados: { emissao, entregueEm, atestadoHoras } },
        ),
      ]
    : NADA
}

const emissao: Verificacao = ({ pedido: { inicio, atestado }, circunstancias: { hoje } }) => {
  const dia = atestado?.emissao
  const onde = { campo: 'atestado.emissao' }
  if (dia === undefined || dia <= inicio) return NADA
  return dia > hoje
    ? [bloqueio('atestado_emissao', 'A emissão do atestado está no futuro.', onde)]
    : [
        alerta(
          'atestado_emissao',
          `O atestado foi emitido em ${formatData(dia)}, depois do primeiro dia fora.`,
          onde,
        ),
      ]
}

const diasDoAtestado: Verificacao = ({ pedido: { inicio, fim, atestado } }) => {
  const { dias } = atestado ?? {}
  if (dias === undefined || fim === undefined || diasDoTrecho(inicio, fim) === dias) return NADA
  return [
    alerta(
      'atestado_dias',
      `O atestado dá ${dias} dias e as datas somam ${diasDoTrecho(inicio, fim)}. Confira qual vale.`,
      { campo: 'atestado.dias', dados: { dias, dasDatas: diasDoTrecho(inicio, fim) } },
    ),
  ]
}

/** The same file, or the same doctor for the same first day. */
function isRepetido(atestado: Atestado, inicio: string, outro: AfastamentoAnterior): boolean {
  const { hash, conselho, registro, uf } = atestado
  if (hash !== undefined && hash === outro.atestado?.hash) return true
  return (
    registro !== undefined &&
    inicio === outro.inicio &&
    registro === outro.atestado?.registro &&
    uf === outro.atestado.uf &&
    conselho === outro.atestado.conselho
  )
}

const repetido: Verificacao = ({ pedido: { inicio, atestado }, circunstancias: { afastamentos = [] } }) => {
  const outro = atestado && afastamentos.find((um) => isRepetido(atestado, inicio, um))
  return outro
    ? [
        alerta(
          'atestado_repetido',
          `Este atestado já foi usado no afastamento de ${formatData(outro.inicio)}.`,
          { campo: 'atestado', dados: { inicio: outro.inicio } },
        ),
      ]
    : NADA
}

const doAtestadoCurto: Verificacao = ({ pedido: { motivo }, simulacao }) =>
  motivo === 'J-ATESTADO_MEDICO' && (simulacao?.dias ?? 0) > DIAS_DA_EMPRESA
    ? [
        bloqueio(
          'PASSA_DE_15_DIAS',
          'O atestado passa de 15 dias: escolha a doença, porque o INSS paga a partir do 16º.',
          { campo: 'motivo', baseLegal: 'Lei 8.213/1991 art. 60 § 3º' },
        ),
      ]
    : NADA

const mesmaDoenca: Verificacao = ({ pedido, simulacao, duracao, circunstancias: { afastamentos = [] } }) => {
  if (!isIncapacidade(pedido.motivo)) return NADA
  const onde = { campo: 'mesmaDoenca', baseLegal: 'Decreto 3.048/1999 art. 75 §§ 3º a 5º' }
  if (pedido.mesmaDoenca === undefined) {
    const ultimo = cadeiaAnterior(afastamentos, duracao.inicio).at(-1)
    return ultimo && diasEntre(somarDias(ultimo.fim, 1), duracao.inicio) <= PRAZO_DA_MESMA_DOENCA_DIAS
      ? [
          alerta(
            'MESMA_DOENCA_A_CONFIRMAR',
            `Houve outro afastamento até ${formatData(ultimo.fim)}, há menos de 60 dias: o Sesmt diz se é a mesma doença, porque os dias se somam.`,
            { ...onde, dados: { ...ultimo } },
          ),
        ]
      : NADA
  }
  return simulacao?.infoMesmoMtv === 'S'
    ? [
        alerta(
          'MESMA_DOENCA_SOMADA',
          simulacao.somaDias === null
            ? 'É a mesma doença do afastamento anterior: os dias se somam.'
            : `É a mesma doença do afastamento anterior: já são ${simulacao.somaDias} dias somados.`,
          { ...onde, dados: { somaDias: simulacao.somaDias, diasEmpresa: simulacao.diasEmpresa } },
        ),
      ]
    : NADA
}

const inss: Verificacao = ({ pedido: { motivo, beneficio }, simulacao }) =>
  isIncapacidade(motivo) && simulacao?.inssApartirDe && !beneficio?.numero
    ? [
        alerta(
          'ENCAMINHAR_AO_INSS',
          `A partir de ${formatData(simulacao.inssApartirDe)} quem paga é o INSS: encaminhe o requerimento do benefício.`,
          {
            campo: 'beneficio',
            baseLegal: 'Lei 8.213/1991 art. 60; Decreto 3.048/1999 art. 75',
            dados: { inssApartirDe: simulacao.inssApartirDe },
          },
        ),
      ]
    : NADA

const acidente: Verificacao = ({ pedido, regra, simulacao, circunstancias: { hoje } }) => {
  if (regra.grupo !== 'acidente' || !pedido.acidente) return NADA
  const { data, cat } = pedido.acidente
  if (data > pedido.inicio)
    return [
      bloqueio('ACIDENTE_DEPOIS_DO_INICIO', 'O acidente é depois do primeiro dia de afastamento.', {
        campo: 'acidente.data',
        baseLegal: 'Leiaute S-2230',
      }),
    ]
  const catAte = simulacao?.catAte
  if (cat || !catAte) return NADA
  const onde = { campo: 'acidente.cat', baseLegal: 'Lei 8.213/1991 art. 22; MOS S-2210', dados: { catAte } }
  return hoje > catAte
    ? [alerta('CAT_ATRASADA', `A CAT devia ter sido enviada até ${formatData(catAte)}: envie hoje.`, onde)]
    : [alerta('CAT_PENDENTE', `Envie a CAT até ${formatData(catAte)}.`, onde)]
}

const envio: Verificacao = ({ simulacao, circunstancias: { hoje } }) =>
  simulacao?.s2230Ate && simulacao.s2230Ate < hoje
    ? [
        alerta(
          'S2230_ATRASADO',
          `O S-2230 devia ter sido enviado até ${formatData(simulacao.s2230Ate)}: envie assim que for homologado.`,
          { campo: 'inicio', baseLegal: 'MOS S-2230', dados: { s2230Ate: simulacao.s2230Ate } },
        ),
      ]
    : NADA

const exame: Verificacao = ({ simulacao }) =>
  simulacao?.exameRetorno
    ? [
        info('EXAME_DE_RETORNO', 'Com 30 dias ou mais fora, a volta depende do exame de retorno.', {
          campo: 'fim',
          baseLegal: 'NR-7 item 7.5.9',
        }),
      ]
    : NADA

/** Checks of the certificate, of illness and accident, and of what they owe to INSS and eSocial. */
export const verificacoesDeSaude: readonly Verificacao[] = [
  cid,
  entrega,
  emissao,
  diasDoAtestado,
  repetido,
  doAtestadoCurto,
  mesmaDoenca,
  inss,
  acidente,
  envio,
  exame,
]
