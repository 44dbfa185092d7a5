import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import {
  contarMotivos,
  isMesmoCampo,
  type MarcasDaRecusa,
  type MotivoDoArquivo,
} from '@rh/domain/processo/provas'
import { useState } from 'react'
import type { Entrada } from './entradas.ts'

const semMarcas: MarcasDaRecusa = { campos: [], arquivo: [] }

/** What is marked of each file, and which were seen: kept while others are open. */
export function useMarcas(arquivo: Entrada['arquivo'], aoMarcar: () => void) {
  const [rascunhos, setRascunhos] = useState<Readonly<Record<number, MarcasDaRecusa>>>({})
  const [vistos, setVistos] = useState<ReadonlySet<number>>(new Set())
  const [ilegiveis, setIlegiveis] = useState<ReadonlySet<number>>(new Set())
  const marcas: MarcasDaRecusa = (arquivo && (rascunhos[arquivo.id] ?? arquivo.recusa)) ?? semMarcas
  const marcar = (novas: MarcasDaRecusa): void => {
    aoMarcar()
    if (arquivo) setRascunhos((antes) => ({ ...antes, [arquivo.id]: novas }))
  }
  return {
    marcas,
    motivos: contarMotivos(marcas),
    marcarCampo: (campo: EnderecoDoCampo) =>
      marcar({ ...marcas, campos: alternarCampo(marcas.campos, campo) }),
    marcarArquivo: (motivo: MotivoDoArquivo) =>
      marcar({ ...marcas, arquivo: alternar(marcas.arquivo, motivo) }),
    escrever: (recado: string) => marcar({ ...marcas, recado }),
    visto: arquivo !== null && vistos.has(arquivo.id),
    marcarVisto: () => arquivo && setVistos((antes) => new Set(antes).add(arquivo.id)),
    /** The file does not come, or is none that this screen shows: it is refused, or downloaded and then decided. */
    ilegivel: arquivo !== null && ilegiveis.has(arquivo.id),
    marcarIlegivel: () => arquivo && setIlegiveis((antes) => new Set(antes).add(arquivo.id)),
  }
}

const alternar = <T>(lista: readonly T[], um: T): readonly T[] =>
  lista.includes(um) ? lista.filter((outro) => outro !== um) : [...lista, um]

const alternarCampo = (
  campos: readonly EnderecoDoCampo[],
  { etapa, campo }: EnderecoDoCampo,
): EnderecoDoCampo[] => {
  const outros = campos.filter((outro) => !isMesmoCampo(outro, { etapa, campo }))
  return outros.length < campos.length
    ? outros
    : [...campos, etapa === undefined ? { campo } : { etapa, campo }]
}
