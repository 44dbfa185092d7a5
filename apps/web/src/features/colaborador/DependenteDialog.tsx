import { data, textoObrigatorio } from '@rh/domain/br/campos'
import { dependente as campos } from '@rh/domain/campos/dependente'
import { dadosDoDependente } from '@rh/domain/colaborador/dependente'
import { z } from '../../lib/zod-pt.ts'
import { Campo } from '../../ui/form/Campo.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import type { Dependente, Ficha } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

const alem = ['GET /api/colaborador/dependentes/:id'] as const

interface DependenteDialogProps {
  readonly ficha: Ficha
  readonly dependente?: Dependente
  readonly onClose: () => void
}

export function DependenteDialog({ ficha, dependente, onClose }: DependenteDialogProps) {
  const salvo = { feito: 'Dependente salvo.', alem }
  const incluir = useSalvar('POST /api/colaborador/dependentes/incluir', salvo)
  const editar = useSalvar('PUT /api/colaborador/dependentes/editar', salvo)
  const valores = {
    nome: dependente?.nome ?? '',
    cpf: dependente?.cpf ?? null,
    nascimento: dependente?.nascimento ?? '',
    ...(dependente && { parentesco: dependente.parentesco }),
    impostoRenda: dependente?.impostoRenda ?? false,
    salarioFamilia: dependente?.salarioFamilia ?? false,
    incapaz: dependente?.incapaz ?? false,
    pensao: dependente?.pensao ?? false,
    inicio: dependente?.inicio ?? ficha.hoje,
  }
  const { saving } = useBaseVersion(dependente?.versao ?? 0, valores)
  return (
    <FormDialog
      title={dependente ? 'Corrigir dependente' : 'Incluir dependente'}
      schema={dadosDoDependente}
      defaultValues={valores}
      versao={dependente?.versao}
      submitLabel={dependente ? 'Salvar' : 'Incluir'}
      onSubmit={(dados) =>
        dependente
          ? saving((versao) => editar({ body: { id: ficha.id, dependenteId: dependente.id, versao, dados } }))
          : incluir({ body: { id: ficha.id, dados } })
      }
      onClose={onClose}
    >
      <Campo de={campos.nome} />
      <Campo de={campos.parentesco} />
      <Campo de={campos.nascimento} cols={6} />
      <Campo de={campos.cpf} cols={6} />
      <Campo de={campos.salarioFamilia} cols={6} />
      <Campo de={campos.impostoRenda} cols={6} />
      <Campo de={campos.incapaz} cols={6} />
      <Campo de={campos.pensao} cols={6} />
      <DateInput source="inicio" label="Dependente desde" cols={6} />
    </FormDialog>
  )
}

const fimComMotivo = z.object({ fim: data, motivo: textoObrigatorio(255, 5) })

interface EncerrarProps {
  readonly ficha: Ficha
  readonly dependente: Dependente
  readonly onClose: () => void
}

export function EncerrarDependenteDialog({ ficha, dependente, onClose }: EncerrarProps) {
  const encerrar = useSalvar('POST /api/colaborador/dependentes/encerrar', {
    feito: 'Dependente encerrado.',
    alem,
  })
  return (
    <FormDialog
      title="Encerrar dependente"
      text={`${dependente.nome} deixa de contar a partir da data. O registro continua na ficha.`}
      schema={fimComMotivo}
      defaultValues={{ fim: ficha.hoje, motivo: '' }}
      submitLabel="Encerrar"
      tone="error"
      onSubmit={(fim) =>
        encerrar({
          body: { id: ficha.id, dependenteId: dependente.id, versao: dependente.versao, ...fim },
        })
      }
      onClose={onClose}
    >
      <DateInput source="fim" label="Encerrado em" cols={6} />
      <TextareaInput source="motivo" label="Motivo" rows={2} maxLength={255} />
    </FormDialog>
  )
}
