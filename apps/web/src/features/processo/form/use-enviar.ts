import type { Pendencia } from '@rh/domain/pendencia'
import { useState } from 'react'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { notify } from '../../../lib/notify.ts'
import { useMover } from '../registro/use-mover.ts'
import { useTela } from '../tela.ts'
import { resultadoDe } from '../transicao.ts'
import { useCelebrar } from '../use-celebrar.ts'
import type { FormularioDaTela, RegistroEmEtapas } from './formulario.ts'

/** Sends a draft; what the server refuses stays in `recusadas`. */
export function useEnviar(form: FormularioDaTela, registro: RegistroEmEtapas, visualizarHref: string) {
  const goOn = useGoOn()
  const { process, textos } = useTela()
  const celebrar = useCelebrar(process)
  const { mover, reler } = useMover(registro)
  const [busy, setBusy] = useState(false)
  // What the server found at the moment of sending, which may be more than what was checked before.
  const [recusadas, setRecusadas] = useState<readonly Pendencia[]>()
  const send = async (transicao: string, alertasAceitos: readonly string[]): Promise<void> => {
    setBusy(true)
    try {
      await mover({ transicao, alertasAceitos })
      if (celebrar(transicao, registro.id)) return
      notify.success(`${process.label.one} ${registro.numero} enviad${textos.fim}`, {
        description: form.destino.depois,
      })
      void goOn(visualizarHref, { replace: true })
    } catch (error) {
      setBusy(false)
      const resultado = resultadoDe(error)
      if (resultado.tipo === 'pendencias') setRecusadas(resultado.pendencias)
      if (resultado.tipo === 'mudou') {
        notify.warning(resultado.error.mensagem, {
          description: 'Confira os dados de agora e envie de novo.',
        })
        void reler()
      }
      if (resultado.tipo === 'falhou') tellFailure(resultado.error)
    }
  }
  return { busy, recusadas, send }
}
