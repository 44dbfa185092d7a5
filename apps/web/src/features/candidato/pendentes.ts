import type { Respostas } from '@rh/domain/processos/admissao/candidato'
import { chaveDe, comResposta, type Estado, type Quadro } from './estado.ts'
import { reduzir } from './foto.ts'
import type { FotoGuardada, Loja, RespostaGuardada } from './loja.ts'

/** What the page says of what waits, photographs that are being made smaller among it, and of what was refused. */
export function contagem(
  respostas: readonly RespostaGuardada[],
  fotos: readonly FotoGuardada[],
  preparando: number,
): Pick<Estado, 'porEnviar' | 'recusadas'> {
  const esperam = [...respostas, ...fotos].filter(({ recusa }) => recusa === undefined)
  const recusadas = respostas.flatMap(({ etapa, campo, recusa }) =>
    recusa === undefined ? [] : [[chaveDe(etapa, campo), recusa] as const],
  )
  return { porEnviar: esperam.length + preparando, recusadas: Object.fromEntries(recusadas) }
}

interface MeiosDosPendentes {
  readonly quadro: Quadro
  readonly loja: Loja
}

/**
 * What the server does not have yet: kept on the phone as soon as it is given. What the server refuses stays, with its
 * words, until the person changes it or takes it away.
 */
export function criarPendentes({ quadro, loja }: MeiosDosPendentes) {
  const respostas = new Map<string, RespostaGuardada>()
  const preparando = new Set<Promise<void>>()
  const contar = (fotos = quadro.ler().fotos): void =>
    quadro.mudar({ fotos, ...contagem([...respostas.values()], fotos, preparando.size) })
  /** Keeps it on the phone; where there is no room it goes on from here, and the page says so. */
  const guardar = async (escrita: Promise<void>): Promise<void> => {
    await escrita.catch(() => quadro.mudar({ semLugar: true }))
  }
  return {
    /** Takes up what an earlier visit left on this phone. */
    retomar: async (): Promise<void> => {
      for (const resposta of await loja.respostas())
        respostas.set(chaveDe(resposta.etapa, resposta.campo), resposta)
      contar(await loja.fotos())
    },
    /** Answers with those that wait here on top. */
    sobrepor: (outras: Respostas): Respostas => [...respostas.values()].reduce(comResposta, outras),
    /** The answer and the photograph that wait longest to be sent. */
    proximas: () => ({
      resposta: [...respostas.values()].find(({ recusa }) => recusa === undefined),
      foto: quadro.ler().fotos.find(({ recusa }) => recusa === undefined),
    }),
    ...dasRespostas({ loja, contar, guardar, respostas }),
    ...dasFotos({ loja, contar, guardar, quadro, preparando }),
    /** Waits for the photographs that are being made smaller. */
    esperar: async (): Promise<void> => void (await Promise.allSettled(preparando)),
    esvaziar: async (): Promise<void> => {
      respostas.clear()
      contar([])
      await loja.esvaziar()
    },
  }
}
export type Pendentes = ReturnType<typeof criarPendentes>

interface Comuns {
  readonly loja: Loja
  readonly contar: (fotos?: readonly FotoGuardada[]) => void
  readonly guardar: (escrita: Promise<void>) => Promise<void>
}

interface MeiosDasRespostas extends Comuns {
  readonly respostas: Map<string, RespostaGuardada>
}

function dasRespostas({ loja, contar, guardar, respostas }: MeiosDasRespostas) {
  const porResposta = async (resposta: RespostaGuardada): Promise<void> => {
    respostas.set(chaveDe(resposta.etapa, resposta.campo), resposta)
    contar()
    await guardar(loja.guardarResposta(resposta))
  }
  /** False once it was typed again while it was on its way: the newer one waits for its turn. */
  const isUltima = (resposta: RespostaGuardada): boolean =>
    respostas.get(chaveDe(resposta.etapa, resposta.campo)) === resposta
  return {
    porResposta,
    tirarResposta: async (resposta: RespostaGuardada): Promise<void> => {
      if (!isUltima(resposta)) return
      const { etapa, campo } = resposta
      respostas.delete(chaveDe(etapa, campo))
      contar()
      await loja.tirarResposta(etapa, campo)
    },
    recusarResposta: async (resposta: RespostaGuardada, recusa: string): Promise<void> => {
      if (isUltima(resposta)) await porResposta({ ...resposta, recusa })
    },
  }
}

interface MeiosDasFotos extends Comuns {
  readonly quadro: Quadro
  readonly preparando: Set<Promise<void>>
}

function dasFotos({ loja, contar, guardar, quadro, preparando }: MeiosDasFotos) {
  const porFoto = async (foto: FotoGuardada): Promise<void> => {
    const outras = quadro.ler().fotos.filter(({ id }) => id !== foto.id)
    contar([...outras, foto])
    await guardar(loja.guardarFoto(foto))
  }
  const tirarFoto = async (id: string): Promise<void> => {
    contar(quadro.ler().fotos.filter((foto) => foto.id !== id))
    await loja.tirarFoto(id)
  }
  const preparar = async (tipoId: number, arquivo: File): Promise<void> => {
    const conteudo = await reduzir(arquivo)
    // The new one is in place of what was refused.
    for (const { id, ...foto } of quadro.ler().fotos)
      if (foto.tipoId === tipoId && foto.recusa !== undefined) await tirarFoto(id)
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    await porFoto({ id, tipoId, nome: arquivo.name, conteudo })
  }
  return {
    fotografar: async (tipoId: number, arquivo: File): Promise<void> => {
      const pronta = preparar(tipoId, arquivo).finally(() => preparando.delete(pronta))
      preparando.add(pronta)
      contar()
      await pronta
      contar()
    },
    tirarFoto,
    recusarFoto: async (foto: FotoGuardada, recusa: string): Promise<void> => {
      // Taken away while it was on its way: there is nothing to say of it.
      if (quadro.ler().fotos.includes(foto)) await porFoto({ ...foto, recusa })
    },
  }
}
