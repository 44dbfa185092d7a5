import { isConcluido, type AnyProcess } from '@rh/domain/processo/define'
import { aguardandoQuem } from '../processo/aguardando.ts'
import type { Celebrado } from './processos.ts'

export interface Textos {
  readonly titulo: string
  readonly texto: string
  /** Whether there is a reason to celebrate. */
  readonly festa: boolean
}

/** How far a process came, for the person who has just moved it. */
export function textosDe(process: AnyProcess, { status, colaborador }: Celebrado): Textos {
  if (isConcluido(process, status))
    return { titulo: 'Missão cumprida!', texto: 'Está tudo registrado: não falta mais nada.', festa: true }
  if (process.statuses[status]?.final)
    return { titulo: 'Processo encerrado', texto: 'Não há mais nada a fazer nele.', festa: false }
  if (status === process.initial && process.doSolicitante.includes(status))
    return {
      titulo: 'Ainda é um rascunho',
      texto: 'Está guardado; falta enviar para os setores.',
      festa: false,
    }
  if (process.doSolicitante.includes(status))
    return {
      titulo: 'Voltou para correção',
      texto: 'Corrija os itens indicados e envie de novo.',
      festa: false,
    }
  const celebra = process.statuses[status]?.celebra
  if (celebra && colaborador?.matricula)
    return {
      titulo: celebra.titulo,
      texto: celebra.texto.replace('{matricula}', colaborador.matricula),
      festa: true,
    }
  return {
    titulo: 'Tudo certo por aqui!',
    texto: 'O pedido está registrado e segue seu caminho.',
    festa: true,
  }
}

/** Whose turn it is, what comes after, and that nobody needs to watch; nothing once it is over. */
export function proximosPassos(process: AnyProcess, registro: Celebrado): readonly string[] {
  if (process.statuses[registro.status]?.final) return []
  const quem = aguardandoQuem(process, registro)
  const agora = process.stages.findIndex(({ status }) => status === registro.status)
  // A stage whose pareceres may all lag is nothing to wait for.
  const depois = (agora < 0 ? [] : process.stages.slice(agora + 1)).filter(({ pareceres }) =>
    pareceres.some((nome) => process.pareceres[nome]?.podeAtrasar === undefined),
  )
  const nomes = depois.map(({ status }) => process.statuses[status]?.label.toLowerCase() ?? status)
  return [
    ...(quem ? [`Agora é a vez de ${quem}.`] : []),
    ...(nomes.length > 0 ? [`Depois: ${nomes.join(', ')}.`] : []),
    'Você recebe um aviso quando o processo andar.',
  ]
}
