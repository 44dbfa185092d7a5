import { PRESENCA_MS } from '@rh/domain/contract/socket'
import type { AvisoDePresenca, Presente } from './message.ts'

/** A screen that says nothing for this long left; so did an instance. */
const SILENCIO_MS = 2 * PRESENCA_MS + 5_000
/** People told of one process: a notice of the database holds 8,000 bytes. */
const PESSOAS_MAX = 40

interface Tela {
  readonly processoId: number
  readonly pessoa: Presente
  ate: number
}

interface Portas {
  /** Id of this instance, as no other one has. */
  readonly instancia: string
  /** Tells every instance, this one too. */
  readonly publicar: (aviso: AvisoDePresenca) => void
  /** Tells one screen of this instance who else is there. */
  readonly dizer: (telaId: string, processoId: number, nomes: readonly string[]) => void
  /** Milliseconds of a clock that only goes forward. */
  readonly agora: () => number
}

/** Who is on which process, by the screens of this instance and the notices of the others. Nothing of it is stored. */
export interface Presencas {
  /** A screen shows a process, or still does. */
  entrar(telaId: string, processoId: number, pessoa: Presente): void
  /** A screen shows none, or is gone. */
  sair(telaId: string): void
  /** A notice of the database. */
  ouvir(aviso: AvisoDePresenca): void
  /** Forgets who fell silent, and tells the other instances again who is here. Called every `PRESENCA_MS`. */
  conferir(): void
}

export function criarPresencas({ instancia, publicar, dizer, agora }: Portas): Presencas {
  const telas = new Map<string, Tela>()
  /** People of the other instances, by process and instance. */
  const fora = new Map<number, Map<string, { readonly pessoas: readonly Presente[]; readonly ate: number }>>()

  const telasDe = (processoId: number): [string, Tela][] =>
    [...telas].filter(([, tela]) => tela.processoId === processoId)
  const aqui = (processoId: number): Presente[] => unicas(telasDe(processoId).map(([, { pessoa }]) => pessoa))
  const todas = (processoId: number): Presente[] =>
    unicas([
      ...aqui(processoId),
      ...[...(fora.get(processoId)?.values() ?? [])].flatMap(({ pessoas }) => pessoas),
    ])
  const contar = (processoId: number): void => {
    const pessoas = todas(processoId)
    for (const [telaId, { pessoa }] of telasDe(processoId)) {
      const outras = pessoas.filter(({ id }) => id !== pessoa.id)
      dizer(
        telaId,
        processoId,
        outras.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
      )
    }
  }
  const avisar = (processoId: number, pergunta: boolean): void => {
    contar(processoId)
    const pessoas = aqui(processoId).slice(0, PESSOAS_MAX)
    publicar({ tipo: 'presenca', instancia, processoId, pessoas, pergunta })
  }
  const sair = (telaId: string): void => {
    const tela = telas.get(telaId)
    if (!tela) return
    telas.delete(telaId)
    if (telasDe(tela.processoId).length === 0) fora.delete(tela.processoId)
    avisar(tela.processoId, false)
  }

  return {
    entrar(telaId, processoId, pessoa) {
      const ate = agora() + SILENCIO_MS
      const antes = telas.get(telaId)
      if (antes?.processoId === processoId) {
        antes.ate = ate
        return
      }
      sair(telaId)
      telas.set(telaId, { processoId, pessoa, ate })
      avisar(processoId, true)
    },
    sair,
    ouvir({ instancia: outra, processoId, pessoas, pergunta }) {
      // What other instances have is of use where somebody here is shown it.
      if (outra === instancia || telasDe(processoId).length === 0) return
      const daqui = fora.get(processoId) ?? new Map<string, { pessoas: Presente[]; ate: number }>()
      daqui.set(outra, { pessoas, ate: agora() + SILENCIO_MS })
      fora.set(processoId, daqui)
      contar(processoId)
      if (pergunta) avisar(processoId, false)
    },
    conferir() {
      const hora = agora()
      for (const [telaId, { ate }] of telas) if (ate < hora) sair(telaId)
      for (const instancias of fora.values())
        for (const [outra, { ate }] of instancias) if (ate < hora) instancias.delete(outra)
      for (const processoId of new Set([...telas.values()].map((tela) => tela.processoId)))
        avisar(processoId, false)
    },
  }
}

const unicas = (pessoas: readonly Presente[]): Presente[] => [
  ...new Map(pessoas.map((pessoa) => [pessoa.id, pessoa])).values(),
]
