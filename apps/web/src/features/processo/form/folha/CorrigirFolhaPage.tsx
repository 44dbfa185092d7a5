import { useQuery } from '@tanstack/react-query'
import { PARAMETRO_CORRIGIR } from '@rh/domain/processo/devolucao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useMemo } from 'react'
import { useGoOn } from '../../../../lib/nav/use-go-on.ts'
import { toApiError } from '../../../../lib/api/api-error.ts'
import { notify } from '../../../../lib/notify.ts'
import { useSetor } from '../../../../lib/nav/use-setor.ts'
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx'
import { FieldNotes } from '../../../../ui/form/field-notes.ts'
import { UnsavedScope } from '../../../../ui/form/unsaved/unsaved-scope.ts'
import { useBaseVersion } from '../../../../ui/form/use-base-version.ts'
import { FormPage } from '../../../../ui/page/FormPage.tsx'
import { comecoQuery, corpoDaCorrecao, corpoDoStatus, type Folha } from '../../chamadas.ts'
import { itensDevolvidos, notasDosCampos } from '../../devolucao.ts'
import { FormSkeleton } from '../../FormSkeleton.tsx'
import { numeroEAutor } from '../../textos.ts'
import { Presentes } from '../../Presentes.tsx'
import { ProcessoStatus } from '../../ProcessoStatus.tsx'
import type { Corrigivel } from '../../registro/corrigivel.ts'
import { Devolucao } from '../../registro/Devolucao.tsx'
import { useSubmitToRegistro, useMover } from '../../registro/use-mover.ts'
import { useTela, type PaginaDoRegistro } from '../../tela.ts'
import type { FolhaDaTela } from '../formulario.ts'
import { corrigirCampoHref } from './href-do-campo.ts'
import { FolhaForm } from './FolhaForm.tsx'

interface CorrigirFolhaPageProps extends Corrigivel {
  readonly pagina: PaginaDoRegistro
  readonly folha: FolhaDaTela
}

const escopo = [PARAMETRO_CORRIGIR] as const

/**
 * Page `visualizar/:id?corrigir=1`: corrects the sheet of a returned record and sends it again, or corrects a sent one.
 */
export function CorrigirFolhaPage({ pagina, folha, ...corrigivel }: CorrigirFolhaPageProps) {
  const { campos, registro, transicao } = corrigivel
  const { tipo, process, textos, vistas } = useTela()
  const registroHref = hrefOf(useSetor(), vistas.visualizar, { id: registro.id })
  // Only for the choices: that it is open already is why it is here.
  const comeco = useQuery(comecoQuery(tipo, registro.colaborador.id))
  const corrigir = useCorrigir(corrigivel, registroHref)
  const notas = useMemo(() => notasDosCampos(itensDevolvidos(process, registro)), [process, registro])
  const nome = pagina.nomeDe(registro) ?? registro.numero
  if (!comeco.data && !comeco.isError) return <FormSkeleton />
  return (
    <FormPage
      title={nome}
      status={<ProcessoStatus process={process} status={registro.status} />}
      subtitle={numeroEAutor(process, textos, registro)}
      presence={<Presentes id={registro.id} />}
      phone={{ title: nome, detail: numeroEAutor(process, textos, registro) }}
    >
      <Devolucao
        registro={registro}
        rotulos={pagina.rotulosDe(registro)}
        hrefOf={(item) => corrigirCampoHref(campos, item)}
      />
      {comeco.data ? (
        <UnsavedScope value={escopo}>
          <FieldNotes value={notas}>
            <FolhaForm
              folha={folha}
              alvo={{ colaboradorId: registro.colaborador.id, id: registro.id }}
              opcoes={comeco.data.opcoes}
              dados={registro.dados}
              versao={registro.versao}
              enviar={transicao === null ? 'Corrigir' : (process.transitions[transicao]?.label ?? transicao)}
              comPorque={transicao === null}
              cancelarHref={registroHref}
              onEnviar={corrigir}
            />
          </FieldNotes>
        </UnsavedScope>
      ) : (
        <ErrorState error={comeco.error} onRetry={comeco.refetch} />
      )}
    </FormPage>
  )
}

/**
 * Saves the correction and, if it was returned, sends it again: on top of the version that filled the sheet, or of one
 * that the person was told of.
 */
function useCorrigir({ registro, transicao }: Corrigivel, registroHref: string) {
  const goOn = useGoOn()
  const { process, textos, chamadas, abertura } = useTela()
  const enviar = useSubmitToRegistro(registro.id)
  const { reler } = useMover(registro)
  const { saving } = useBaseVersion(registro.versao, registro.dados)
  return async ({ dados }: Folha, aceitos: readonly string[], motivo?: string): Promise<void> => {
    const { id } = registro
    try {
      const alertasAceitos = [...aceitos]
      if (transicao === null)
        await saving((versao) =>
          enviar(abertura.editar, corpoDaCorrecao({ id, versao, dados, motivo, alertasAceitos })),
        )
      else {
        const salvo = await saving((versao) =>
          enviar(abertura.editar, corpoDaCorrecao({ id, versao, dados })),
        )
        await enviar(chamadas.status, corpoDoStatus({ id, versao: salvo.versao, transicao, alertasAceitos }))
      }
    } catch (error) {
      // Somebody else was there first: what nobody touched follows, and the next try rests on what it is now.
      if (toApiError(error).status === 409) await reler()
      throw error
    }
    const feito = transicao === null ? 'corrigid' : 'reenviad'
    notify.success(`${process.label.one} ${feito}${textos.fimDoNome}`)
    await goOn(registroHref, { replace: true })
  }
}
