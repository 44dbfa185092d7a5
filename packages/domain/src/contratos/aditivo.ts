import { z } from 'zod'
import { centavos, data, id, opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { formatData } from '../br/data.ts'
import { escolha, local, nota, posto, termos } from './campos.ts'
import { conferirTermo, type Falta } from './conferencia.ts'
import { foraDoTipo } from './partes-do-aditivo.ts'
import { tiposAditivo, type CampoDoAditivo } from './tabelas.ts'

/** What changes of a post that is there already; what is not named stays. */
export const mudancaDePosto = z.strictObject({
  postoId: id,
  quantidade: opcional(termos.quantidade),
  salarioPrevistoCentavos: opcional(termos.salarioPrevistoCentavos),
  precoCentavos: opcional(centavos.min(1)),
  adicional: opcional(termos.adicional),
  laudo: termos.laudo,
})
export type MudancaDePosto = z.output<typeof mudancaDePosto>

export const aditivoNovo = z.strictObject({
  numero: textoObrigatorio(30),
  tipo: escolha(codigosDe(tiposAditivo)),
  assinadoEm: data,
  /** From when it holds. */
  vigencia: data,
  descricao: nota,
  /** New last day of the contract. */
  fim: opcional(data),
  valorMensalCentavos: opcional(centavos),
  postos: z.array(mudancaDePosto).max(200).readonly(),
  novosLocais: z.array(local).max(50).readonly(),
  novosPostos: z.array(posto).max(100).readonly(),
})
export type AditivoNovo = z.output<typeof aditivoNovo>

/** One thing that an amendment changed, as it was and as it became. */
export interface MudancaDoAditivo {
  readonly campo: CampoDoAditivo
  /** The post it is about: `Auxiliar de limpeza · Bloco A`. */
  readonly posto?: string
  readonly de: string | number | null
  readonly para: string | number | null
}

interface ContratoDoAditivo {
  readonly inicio: string
  readonly fim: string
  readonly termino: string
  readonly hoje: string
}

/** What an amendment must be right about its contract; what it takes away from people is looked at on the database. */
export function conferirAditivo(aditivo: AditivoNovo, contrato: ContratoDoAditivo): Falta[] {
  const { tipo, assinadoEm, vigencia, fim, postos } = aditivo
  const faltas = foraDoTipo(aditivo)
  const novoFim = fim ?? contrato.termino
  // On that day rights to another price are lost (`precos`): a mistyped year would lose them late.
  if (assinadoEm > contrato.hoje)
    faltas.push({ path: ['assinadoEm'], mensagem: 'A assinatura não pode ser no futuro' })
  if (vigencia < contrato.inicio || vigencia > novoFim)
    faltas.push({
      path: ['vigencia'],
      mensagem: `Fora da vigência do contrato (${formatData(contrato.inicio)} a ${formatData(novoFim)})`,
    })
  if (tipo === 'prorrogacao' && (fim === undefined || fim <= contrato.fim))
    faltas.push({ path: ['fim'], mensagem: `Informe um fim depois de ${formatData(contrato.fim)}` })
  else if (fim !== undefined) faltas.push(...conferirTermo({ inicio: contrato.inicio, fim }))
  if (tipo !== 'prorrogacao' && fim !== undefined && fim < vigencia)
    faltas.push({ path: ['fim'], mensagem: 'O contrato terminaria antes de o aditivo valer' })
  const repetido = postos.findIndex((p, i) => postos.findIndex((outro) => outro.postoId === p.postoId) !== i)
  if (repetido >= 0)
    faltas.push({ path: ['postos', repetido, 'postoId'], mensagem: 'Este posto já está neste aditivo' })
  if (!mudaAlgo(aditivo)) faltas.push({ path: ['tipo'], mensagem: 'Diga o que este aditivo muda' })
  return faltas
}

const mudaAlgo = ({ fim, valorMensalCentavos, postos, novosPostos, novosLocais }: AditivoNovo): boolean =>
  fim !== undefined ||
  valorMensalCentavos !== undefined ||
  novosPostos.length > 0 ||
  novosLocais.length > 0 ||
  postos.some((mudanca) =>
    Object.entries(mudanca).some(([campo, valor]) => campo !== 'postoId' && valor !== undefined),
  )
