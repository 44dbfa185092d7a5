import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { decisoesLabel } from '../decisoes.ts'
import { resultadoDe } from '../transicao.ts'
import { ParecerForm, type ParecerNovo } from '../ParecerForm.tsx'
import { useTela } from '../tela.ts'
import type { DoRegistro } from './Acoes.tsx'
import { useEmitirPapel } from './Papeis.tsx'
import { useMover } from './use-mover.ts'

interface ParecerAbertoProps extends DoRegistro {
  readonly nome: string
}

/** The parecer that this person's sector still owes. */
export function ParecerAberto(props: ParecerAbertoProps) {
  const { pagina, nome, registro } = props
  const spec = useTela().process.pareceres[nome]
  const { Contexto, Campos, approveLabel, defaults } = pagina.pareceres[nome] ?? {}
  const atual = registro.pareceres.find((parecer) => parecer.nome === nome)
  const { mudou, decide } = useDecidir(props)
  if (!spec) return null
  return (
    <ParecerForm
      title={spec.label}
      campos={spec.campos}
      defaults={{ ...defaults?.(registro), ...(atual?.decisao === 'aprovado' ? {} : atual?.dados) }}
      approveLabel={approveLabel}
      emAnalise={atual?.decisao === 'em_analise'}
      contexto={
        <>
          {mudou && (
            <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
              {mudou} A página mostra agora a situação atual: confira e decida de novo.
            </Alert>
          )}
          {Contexto && <Contexto registro={registro} />}
        </>
      }
      onDecide={decide}
    >
      {Campos && <Campos registro={registro} />}
    </ParecerForm>
  )
}

/** Sends the parecer; a page left behind by somebody else's change is read again. */
function useDecidir({ pagina, nome, registro }: ParecerAbertoProps) {
  const { process } = useTela()
  const { opinar, reler } = useMover(registro)
  const { emitir } = useEmitirPapel(registro.id)
  const [mudou, setMudou] = useState<string>()
  const decide = async (parecer: ParecerNovo): Promise<void> => {
    setMudou(undefined)
    try {
      await opinar(nome, parecer)
      const label = process.pareceres[nome]?.label ?? nome
      notify.success(`${label}: ${decisoesLabel[parecer.decisao].label.toLowerCase()}`)
      const papel = pagina.pareceres[nome]?.papel
      if (papel && parecer.decisao === 'aprovado') emitir(papel)
    } catch (error) {
      const resultado = resultadoDe(error)
      if (resultado.tipo === 'mudou') {
        setMudou(resultado.error.mensagem)
        await reler()
        return
      }
      if (parecer.decisao !== 'aprovado' && resultado.tipo === 'falhou')
        notify.error(resultado.error.mensagem, { description: resultado.error.acao })
      throw error
    }
  }
  return { mudou, decide }
}
