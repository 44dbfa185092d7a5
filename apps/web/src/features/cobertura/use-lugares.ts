import { useEffect, useRef, useState } from 'react'
import { buracoSeguinte, turnosComBuraco } from './andar.ts'
import { acharTurno, isMesmo, lugarDe, type Lugar, type Posto } from './tipos.ts'

/**
 * The shift that the keyboard is on and the one that the panel is about. What was chosen counts as long as the board has
 * it; else the nearest hole does.
 */
export function useLugares(postos: readonly Posto[]) {
  const inicial = primeiroLugar(postos)
  const [escolhido, setEscolhido] = useState<Lugar | null>(null)
  const [aberto, setAberto] = useState<Lugar | null>(null)
  const [pedidoDeFoco, setPedidoDeFoco] = useState(0)
  const turno = acharTurno(postos, aberto) ?? acharTurno(postos, inicial)
  const foco = acharTurno(postos, escolhido) ? escolhido : inicial
  const aVista = useRef<Lugar | null>(null)
  useEffect(() => {
    aVista.current = turno && lugarDe(turno)
  })
  const pedirFoco = (): void => setPedidoDeFoco((antes) => antes + 1)
  const voltar = (para: Lugar): void => {
    setEscolhido(para)
    pedirFoco()
  }
  return {
    turno,
    foco,
    pedidoDeFoco,
    focar: (qual: Lugar): void => {
      setEscolhido(qual)
      if (!isMesmo(escolhido, qual)) pedirFoco()
    },
    voltar,
    /** Back to the shift that was filled, unless the person went on to another one meanwhile. */
    voltarSeAVista: (lugar: Lugar): void => {
      if (isMesmo(aVista.current, lugar)) voltar(lugar)
    },
    abrir: (qual: Lugar): void => {
      setEscolhido(qual)
      setAberto(qual)
    },
    irAoBuraco: (passo: 1 | -1): void => {
      const proximo = buracoSeguinte(postos, foco, passo)
      if (!proximo) return
      setAberto(proximo)
      voltar(proximo)
    },
  }
}

/** The nearest hole, or the first shift of a board without one. */
function primeiroLugar(postos: readonly Posto[]): Lugar | null {
  const [buraco] = turnosComBuraco(postos)
  if (buraco) return lugarDe(buraco)
  const [posto] = postos
  const [dia] = posto?.dias ?? []
  return posto && dia ? lugarDe({ posto, dia }) : null
}
