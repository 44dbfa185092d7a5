import type { ChaveDeAcesso } from '@rh/domain/contract/segundo-fator'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { notify } from '../../../lib/notify.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { useStepUp } from '../../../ui/feedback/PasswordConfirm.tsx'
import { LinhaDoAparelho } from '../LinhaDoAparelho.tsx'
import { DESCONECTADOS, useGuardar } from './mudancas.ts'
import { usos } from './usos.ts'

const RenomearDialog = lazyPart(
  'RenomearDialog',
  async () => (await import('./ChaveDialog.tsx')).RenomearDialog,
)

interface ChavesProps {
  readonly chaves: readonly ChaveDeAcesso[]
  /** The company asks for a second factor, and there is no other. */
  readonly fica: boolean
}

/** The passkeys of the person, each with its name. */
export const Chaves = ({ chaves, fica }: ChavesProps) =>
  chaves.map((chave) => <Linha key={chave.id} chave={chave} fica={fica} />)

type Ato = 'renomear' | 'retirar'

function Linha({ chave, fica }: { readonly chave: ChaveDeAcesso; readonly fica: boolean }) {
  const { id, nome, criadoEm, usadoEm, daqui } = chave
  const guardar = useGuardar()
  const withPassword = useStepUp()
  const [ato, setAto] = useState<Ato | null>(null)
  const retirar = useSubmit('POST /api/conta/seguranca/chaves/retirar')
  const renomear = useSubmit('PUT /api/conta/seguranca/chaves/renomear')
  const confirmar = async (): Promise<void> => {
    setAto(null)
    try {
      guardar(await withPassword(() => retirar.mutateAsync({ body: { id } })))
      notify.success('Chave de acesso retirada.', DESCONECTADOS)
    } catch (error) {
      tellFailure(error)
    }
  }
  const salvar = async (novo: string): Promise<void> => {
    try {
      guardar(await withPassword(() => renomear.mutateAsync({ body: { id, nome: novo } })))
      setAto(null)
      notify.success('Nome salvo.')
    } catch (error) {
      tellFailure(error)
    }
  }
  const botao = (qual: Ato, label: string, busy: boolean) => ({
    label,
    about: `${label} a chave de acesso ${nome}`,
    busy,
    onClick: () => setAto(qual),
  })
  return (
    <>
      <LinhaDoAparelho
        icone="chave"
        nome={nome}
        detalhe={`Chave de acesso · ${usos(criadoEm, usadoEm)}`}
        marcas={!daqui && <StatusChip label="De outro endereço" tone="warning" />}
        atos={[
          botao('renomear', 'Renomear', renomear.isPending),
          ...(fica ? [] : [botao('retirar', 'Retirar', retirar.isPending)]),
        ]}
      />
      {ato === 'renomear' && (
        <RenomearDialog
          nome={nome}
          busy={renomear.isPending}
          onSalvar={(novo) => void salvar(novo)}
          onClose={() => setAto(null)}
        />
      )}
      <ConfirmDialog
        open={ato === 'retirar'}
        title={`Retirar a chave “${nome}”?`}
        text="Ela deixa de entrar no seu acesso. Apague-a também no aparelho, nas senhas e chaves guardadas. Sem outro segundo passo, os códigos de recuperação deixam de valer."
        confirmLabel="Retirar"
        tone="error"
        onConfirm={() => void confirmar()}
        onClose={() => setAto(null)}
      />
    </>
  )
}
