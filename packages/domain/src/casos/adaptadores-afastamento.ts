import { z } from 'zod'
import { afastamentoPorDoenca } from '../regras/afastamento/doenca.ts'
import {
  DIAS_DE_MATERNIDADE,
  DIAS_EMPRESA_CIDADA,
  licencaComInternacao,
  licencaMaternidade,
  validarInicioDaMaternidade,
} from '../regras/afastamento/maternidade.ts'
import { mesmaDoenca } from '../regras/afastamento/mesma-doenca.ts'
import { isIncapacidade, isMotivoDeAfastamento } from '../regras/afastamento/motivos.ts'
import { licencaPaternidade } from '../regras/afastamento/paternidade.ts'
import { simularAfastamento } from '../regras/afastamento/simulacao.ts'
import { s2206DaProrrogacaoAte } from '../regras/experiencia/contrato.ts'
import {
  prazoDaCat,
  prazoDaCompetencia,
  prazoDoAfastamento,
  prazosDaAdmissao,
} from '../regras/esocial/prazos.ts'
import { adaptador, type Adaptador } from './adaptador.ts'
import { codigo, contagem, data, logico, mes, trecho } from './campos.ts'

const feriadosLocais = z.array(data).default([])
const ACIDENTE_DE_TRABALHO = '01'

const maternidade = adaptador(
  z.object({
    inicio: data.optional(),
    parto: data.optional(),
    dias: contagem.optional(),
    empresaCidada: logico.default(false),
    internacao: trecho.optional(),
  }),
  (entrada) => {
    const inicio = entrada.inicio ?? entrada.parto
    const parto = entrada.parto ?? inicio
    if (inicio === undefined || parto === undefined) return null
    const dias = entrada.dias ?? DIAS_DE_MATERNIDADE + (entrada.empresaCidada ? DIAS_EMPRESA_CIDADA : 0)
    if (!entrada.internacao) {
      const licenca = licencaMaternidade(inicio, dias)
      return licenca && { ...licenca, periodos: [['17', inicio, licenca.fim]] }
    }
    const licenca = licencaComInternacao({ parto, inicio, internacao: entrada.internacao, dias })
    return licenca && { ...licenca, periodos: licenca.periodos.map((p) => [p.motivo, p.inicio, p.fim]) }
  },
)

const somaDeAfastamentos = adaptador(
  z.object({ afastamentos: z.array(trecho), mesmoMotivo: logico.default(true), feriadosLocais }),
  ({ afastamentos, mesmoMotivo, feriadosLocais: locais }) => {
    const soma = mesmaDoenca(afastamentos, mesmoMotivo, { feriadosLocais: locais })
    return (
      soma && {
        ...soma,
        infoMesmoMtv: soma.afastamentos.map(({ infoMesmoMtv }) => infoMesmoMtv),
        diasEmpresa: soma.afastamentos.map(({ diasEmpresa }) => diasEmpresa),
        diasEmpresaNoSegundo: soma.afastamentos[1]?.diasEmpresa ?? null,
        diasInss: soma.afastamentos[1]?.diasInss ?? null,
        diasInssNoSegundo: soma.afastamentos[1]?.diasInss ?? null,
        inssApartirDe: soma.afastamentos.at(-1)?.inssApartirDe ?? null,
      }
    )
  },
)

export const adaptadoresDeAfastamento: Readonly<Record<string, Adaptador>> = {
  AFA: adaptador(
    z.object({
      inicio: data,
      dias: contagem,
      motivo: codigo.optional(),
      motivoEsocial: codigo.optional(),
      acidenteTrabalho: logico.optional(),
      feriadosLocais,
    }),
    ({ inicio, dias, motivoEsocial, motivo = motivoEsocial, feriadosLocais: locais, ...resto }) => {
      const calendario = { feriadosLocais: locais }
      const acidenteDeTrabalho = resto.acidenteTrabalho ?? motivo === ACIDENTE_DE_TRABALHO
      const calculo = afastamentoPorDoenca({ inicio, dias, acidenteDeTrabalho, calendario })
      if (!calculo || motivo === undefined || !isMotivoDeAfastamento(motivo) || isIncapacidade(motivo))
        return calculo
      return simularAfastamento(
        { motivo, inicio, fim: calculo.fim },
        { hoje: inicio, admissao: inicio, parametros: { calendario } },
      )
    },
  ),
  'AFA-60': somaDeAfastamentos,
  MAT: maternidade,
  'MAT-INI': adaptador(z.object({ partoPrevisto: data, inicio: data }), ({ partoPrevisto, inicio }) =>
    validarInicioDaMaternidade(partoPrevisto, inicio),
  ),
  PAT: adaptador(
    z.object({
      nascimento: data,
      metaFiscalCumprida: logico.default(false),
      filhoComDeficiencia: logico.default(false),
      empresaCidada: logico.default(false),
    }),
    ({ nascimento, ...opcoes }) => licencaPaternidade(nascimento, opcoes),
  ),
  'ESO-ADM': adaptador(z.object({ admissao: data, feriadosLocais }), (entrada) => {
    const prazos = prazosDaAdmissao(entrada.admissao, entrada)
    return { ...prazos, s2200Ate: prazos.s2200AposS2190Ate }
  }),
  'ESO-2206': adaptador(z.object({ terminoOriginal: data, feriadosLocais }), (entrada) => ({
    enviarAte: s2206DaProrrogacaoAte(entrada.terminoOriginal, entrada),
  })),
  'ESO-2210': adaptador(
    z.object({ acidente: data, obito: logico.default(false), feriadosLocais }),
    (entrada) => prazoDaCat(entrada.acidente, entrada.obito, entrada),
  ),
  'ESO-2230': adaptador(z.object({ inicio: data, motivo: codigo.default('15'), feriadosLocais }), (entrada) =>
    prazoDoAfastamento(entrada.inicio, entrada.motivo, entrada),
  ),
  'ESO-15': adaptador(z.object({ competencia: mes, feriadosLocais }), (entrada) =>
    prazoDaCompetencia(entrada.competencia, entrada),
  ),
}
