import Button from '@mui/material/Button'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { notify } from '../../../lib/notify.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { chamadas, corpoDaCriacao } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { enderecosDe } from './enderecos.ts'

interface CriarComoEstaProps {
  readonly id: number
  /** The person has something to decide here: on a phone that takes the one row of the bar. */
  readonly decide?: boolean
}

/**
 * Begins a draft with the slot and the terms of this process and none of the person's own data. Renders nothing for
 * those who begin none.
 */
export function CriarComoEsta({ id, decide = false }: CriarComoEstaProps) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const goOn = useGoOn()
  const { tela, tipo, textos, vistas, envelhecidas } = useTela()
  const criar = useSubmit(chamadas(tipo).criar, { invalidates: envelhecidas })
  if (!canOpen(vistas.criar)) return null
  const comecar = async (): Promise<void> => {
    try {
      const nova = await criar.mutateAsync({ body: corpoDaCriacao({ como: id }) })
      notify.success(`Rascunho ${nova.numero} criado com a mesma vaga e as mesmas condições.`)
      await goOn(enderecosDe(tela, setor, nova.id).inicio)
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={criar.isPending}
      startIcon={<Icon name="copiar" size={18} />}
      onClick={() => void comecar()}
      sx={{ ...(decide && { display: { xs: 'none', md: 'inline-flex' } }) }}
    >
      {`Criar outr${textos.fim} como est${textos.fim === 'a' ? 'a' : 'e'}`}
    </Button>
  )
}
