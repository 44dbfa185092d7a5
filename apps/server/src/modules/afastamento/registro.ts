import type { Pendencia } from '@rh/domain/pendencia'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { regraDoMotivo, regrasDoAfastamento } from '@rh/domain/processos/afastamento/rules'
import { veAoMenos } from '@rh/domain/processos/afastamento/visibilidade'
import { gruposDeMotivo } from '@rh/domain/regras/afastamento/motivos-tipos'
import { situacoesDoAfastamento, vidaDoAfastamento } from '@rh/domain/regras/afastamento/vida'
import type { Quem } from '../../http/ator.ts'
import type { ContextoDoServidor } from './fatos.ts'
import type { Registrado } from './repository.ts'
import { simular, visaoDe } from './simulacao.ts'

/** What the record of a leave shows besides its form, as a person may see it. */
export function mostrar(contexto: ContextoDoServidor, ator: Quem) {
  const { grupos } = ator
  const visao = visaoDe(contexto, grupos)
  const regra = regraDoMotivo(contexto)
  const { motivo: codigo = '' } = contexto.leitura.parciais
  return {
    visao,
    grupo:
      regra && veAoMenos(visao, 'grupo') ? { codigo: regra.grupo, label: gruposDeMotivo[regra.grupo] } : null,
    motivo: regra && veAoMenos(visao, 'motivo') ? { codigo, rotulo: regra.rotulo, nome: regra.nome } : null,
    momento: momentoDe(contexto, veAoMenos(visao, 'grupo')),
    pendencias: pendenciasDe(contexto, ator),
    simulacao: simular(contexto, ator),
  }
}

/** Findings of the homologation, for those who homologate the reason: read and accepted with the parecer. */
function pendenciasDe(contexto: ContextoDoServidor, { grupos }: Quem): Pendencia[] {
  const { status } = contexto
  const { from, checks = [] } = afastamento.transitions.homologar
  const quem = regraDoMotivo(contexto)?.homologa ?? 'sesmt'
  const daVez = afastamento.pareceres[quem].grupos.some((grupo) => grupos.includes(grupo))
  if (status === null || !from.some((um) => um === status) || !daVez) return []
  return checks.flatMap((check) => regrasDoAfastamento[check](contexto))
}

/** Where a homologated leave stands today; who sees dates only reads no more than the dates say. */
function momentoDe({ status, registrado, fatos: { hoje } }: ContextoDoServidor, veSaude: boolean) {
  if (!registrado || (status !== 'homologado' && status !== 'encerrado')) return null
  const { situacao, desde, texto } = vidaDoAfastamento(comoVida(registrado, veSaude), hoje)
  const escondido = !veSaude && situacao === 'encerrado' && registrado.vigente
  const codigo = escondido ? 'vigente' : situacao
  return {
    codigo,
    label: situacoesDoAfastamento[codigo],
    desde: escondido ? registrado.inicio : desde,
    texto: veSaude ? texto : null,
  }
}

/** The row as the rule of its life reads it, without what is of health where that is not seen. */
function comoVida(registrado: Registrado, veSaude: boolean) {
  const { inicio, fim, prorrogadoDe, retorno, inssApartirDe, exameDesde } = registrado
  const { exameEm, exameResultado, inssDecisao, inssCessacao } = registrado
  const datas = { inicio, fim, prorrogadoDe, retorno }
  if (!veSaude) return { ...datas, inssApartirDe: null, exameRetornoDesde: null }
  return {
    ...datas,
    inssApartirDe,
    exameRetornoDesde: exameDesde,
    beneficio: {
      ...(inssDecisao !== null && { decisao: inssDecisao }),
      ...(inssCessacao !== null && { cessacao: inssCessacao }),
    },
    exame: exameEm !== null && exameResultado !== null ? { data: exameEm, resultado: exameResultado } : null,
  }
}
