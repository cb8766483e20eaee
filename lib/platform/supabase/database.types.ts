export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14"
  }
  public: {
    Tables: {
      contact_messages: {
        Row: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }
        Insert: {
          assigned_to?: string
          created_at?: string
          email: string
          former_handling?: Json | null
          handled_at?: string | null
          handled_by?: string | null
          held?: boolean
          id?: never
          message: string
          name: string
          note?: string
          notified_at?: string | null
          sender_volume?: string | null
          status?: string
          subject: string
          submission_key?: string
        }
        Update: {
          assigned_to?: string
          created_at?: string
          email?: string
          former_handling?: Json | null
          handled_at?: string | null
          handled_by?: string | null
          held?: boolean
          id?: never
          message?: string
          name?: string
          note?: string
          notified_at?: string | null
          sender_volume?: string | null
          status?: string
          subject?: string
          submission_key?: string
        }
        Relationships: []
      }
      pictures: {
        Row: {
          alt: string
          bytes: number
          created_at: string
          created_by: string
          height: number
          original_name: string
          path: string
          width: number
          widths: number[]
        }
        Insert: {
          alt?: string
          bytes: number
          created_at?: string
          created_by: string
          height: number
          original_name: string
          path: string
          width: number
          widths: number[]
        }
        Update: {
          alt?: string
          bytes?: number
          created_at?: string
          created_by?: string
          height?: number
          original_name?: string
          path?: string
          width?: number
          widths?: number[]
        }
        Relationships: []
      }
      post_drafts: {
        Row: {
          content: string
          created_at: string
          excerpt: string
          image_alt: string | null
          image_url: string | null
          meta_description: string | null
          post_id: string
          published_at: string | null
          revision: number
          session: string
          slug: string
          updated_at: string
          updated_by: string
        }
        Insert: {
          content: string
          created_at?: string
          excerpt: string
          image_alt?: string | null
          image_url?: string | null
          meta_description?: string | null
          post_id: string
          published_at?: string | null
          revision: number
          session: string
          slug: string
          updated_at?: string
          updated_by: string
        }
        Update: {
          content?: string
          created_at?: string
          excerpt?: string
          image_alt?: string | null
          image_url?: string | null
          meta_description?: string | null
          post_id?: string
          published_at?: string | null
          revision?: number
          session?: string
          slug?: string
          updated_at?: string
          updated_by?: string
        }
        Relationships: []
      }
      post_versions: {
        Row: {
          content: string
          created_at: string
          created_by: string
          excerpt: string
          id: number
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          kind: string
          meta_description: string | null
          post_id: string
          published_at: string | null
          replaced_public: boolean
          slug: string
        }
        Insert: {
          content: string
          created_at?: string
          created_by: string
          excerpt: string
          id?: number
          image_alt?: string | null
          image_url?: string | null
          is_published?: boolean
          kind: string
          meta_description?: string | null
          post_id: string
          published_at?: string | null
          replaced_public?: boolean
          slug: string
        }
        Update: {
          content?: string
          created_at?: string
          created_by?: string
          excerpt?: string
          id?: number
          image_alt?: string | null
          image_url?: string | null
          is_published?: boolean
          kind?: string
          meta_description?: string | null
          post_id?: string
          published_at?: string | null
          replaced_public?: boolean
          slug?: string
        }
        Relationships: []
      }
      posts: {
        Row: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }
        Insert: {
          content: string
          excerpt?: string
          id?: string
          image_alt?: string | null
          image_url?: string | null
          is_published?: boolean
          meta_description?: string | null
          published_at?: string
          slug: string
          updated_at?: string
        }
        Update: {
          content?: string
          excerpt?: string
          id?: string
          image_alt?: string | null
          image_url?: string | null
          is_published?: boolean
          meta_description?: string | null
          published_at?: string
          slug?: string
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_picture: {
        Args: { picture: Json }
        Returns: {
          alt: string
          bytes: number
          created_at: string
          created_by: string
          height: number
          original_name: string
          path: string
          width: number
          widths: number[]
        }
        SetofOptions: {
          from: "*"
          to: "pictures"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_studio_key: {
        Args: {
          expires_at: string
          key_id: string
          made_at: string
          name: string
          role: string
        }
        Returns: undefined
      }
      announce_presence: {
        Args: { post_id: string; session: string }
        Returns: {
          name: string
          seen_at: string
        }[]
      }
      assign_messages: {
        Args: { ids: string[]; person: string }
        Returns: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_sender_copy: { Args: { submission_key: string }; Returns: boolean }
      count_messages: { Args: Record<PropertyKey, never>; Returns: Json }
      count_readable_posts: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      create_preview_token: {
        Args: { label: string; valid_for?: string }
        Returns: string
      }
      current_slug: { Args: { former_slug: string }; Returns: string }
      delete_answer_template: { Args: { id: string }; Returns: undefined }
      delete_message: { Args: { id: string }; Returns: number }
      delete_messages_of: { Args: { address: string }; Returns: number }
      delete_old_messages: { Args: Record<PropertyKey, never>; Returns: number }
      delete_picture: {
        Args: { path: string }
        Returns: {
          alt: string
          bytes: number
          created_at: string
          created_by: string
          height: number
          original_name: string
          path: string
          width: number
          widths: number[]
        }
        SetofOptions: {
          from: "*"
          to: "pictures"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      delete_post: { Args: { post_id: string }; Returns: number }
      delete_spam: { Args: { ids: string[] }; Returns: number }
      discard_draft: {
        Args: { expected_revision: number; post_id: string }
        Returns: Json
      }
      end_studio_session: { Args: { session_id: string }; Returns: undefined }
      is_readable_post: { Args: { post_slug: string }; Returns: boolean }
      keep_text: { Args: { draft: Json; post_id: string }; Returns: number }
      list_answer_templates: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          id: string
          title: string
        }[]
      }
      list_deleted_posts: {
        Args: Record<PropertyKey, never>
        Returns: {
          deleted_at: string
          deleted_by: string
          excerpt: string
          id: number
          image_url: string
          purged_after: string
          slug: string
          was_published: boolean
        }[]
      }
      list_messages: {
        Args: {
          before_at?: string
          before_id?: string
          query?: string
          status?: string
          take?: number
        }
        Returns: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_own_messages: {
        Args: {
          before_at?: string
          before_id?: string
          query?: string
          status?: string
          take?: number
        }
        Returns: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_pictures: {
        Args: { query?: string; skip?: number; take?: number }
        Returns: {
          alt: string
          bytes: number
          created_at: string
          created_by: string
          height: number
          is_used_by_deleted: boolean
          original_name: string
          path: string
          total: number
          used_by: string[]
          width: number
          widths: number[]
        }[]
      }
      list_posts: {
        Args: { skip: number; take: number }
        Returns: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "posts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_studio_keys: {
        Args: Record<PropertyKey, never>
        Returns: {
          expires_at: string
          id: string
          is_own: boolean
          last_seen_at: string
          made_at: string
          made_by: string
          name: string
          revoked_at: string
          revoked_by: string
          role: string
        }[]
      }
      list_studio_log: {
        Args: { before_at?: string; before_ref?: string; take?: number }
        Returns: {
          at: string
          event: string
          former_is_published: boolean
          former_published_at: string
          former_slug: string
          is_published: boolean
          person: string
          post_id: string
          published_at: string
          ref: string
          subject: string
        }[]
      }
      list_studio_posts: {
        Args: {
          only_state?: string
          query?: string
          skip?: number
          take?: number
        }
        Returns: {
          excerpt: string
          has_draft: boolean
          id: string
          image_url: string
          published_at: string
          slug: string
          state: string
          total: number
          updated_at: string
          updated_by: string
        }[]
      }
      mark_message_notified: {
        Args: { submission_key: string }
        Returns: undefined
      }
      message_people: { Args: Record<PropertyKey, never>; Returns: string[] }
      messages_of: {
        Args: { address: string }
        Returns: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      missing_jobs: {
        Args: Record<PropertyKey, never>
        Returns: {
          job: string
          reason: string
        }[]
      }
      new_post: { Args: Record<PropertyKey, never>; Returns: Json }
      note_studio_key: { Args: { in_use?: boolean }; Returns: undefined }
      post_years: {
        Args: Record<PropertyKey, never>
        Returns: {
          modified_at: string
          year: number
        }[]
      }
      preview_post: {
        Args: { post_slug: string; preview_token: string }
        Returns: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "posts"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      publish_post: {
        Args: {
          expected_revision: number
          post_id: string
          publish_at?: string
        }
        Returns: Json
      }
      purge_deleted_posts: { Args: Record<PropertyKey, never>; Returns: number }
      related_posts: {
        Args: { of_slug: string }
        Returns: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "posts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      rename_post: { Args: { post_id: string; slug: string }; Returns: Json }
      republish_post: {
        Args: { post_id: string; withdrawn_at: string }
        Returns: Json
      }
      restore_post: { Args: { deleted_id: number }; Returns: Json }
      restore_version: {
        Args: { expected_revision: number; session: string; version_id: number }
        Returns: Json
      }
      revoke_preview_token: {
        Args: { preview_token: string }
        Returns: undefined
      }
      revoke_studio_key: { Args: { id_or_name: string }; Returns: undefined }
      save_answer_template: {
        Args: { body: string; id: string; title: string }
        Returns: undefined
      }
      save_draft: {
        Args: {
          draft: Json
          expected_revision: number
          post_id: string
          session: string
        }
        Returns: {
          content: string
          created_at: string
          excerpt: string
          image_alt: string | null
          image_url: string | null
          meta_description: string | null
          post_id: string
          published_at: string | null
          revision: number
          session: string
          slug: string
          updated_at: string
          updated_by: string
        }
        SetofOptions: {
          from: "*"
          to: "post_drafts"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      schema_version: { Args: Record<PropertyKey, never>; Returns: string }
      set_message_limits: {
        Args: { held_above_per_minute?: number; megabytes_per_day?: number }
        Returns: undefined
      }
      set_message_note: {
        Args: {
          id: string
          keep_both?: boolean
          known_notes: string[]
          note: string
        }
        Returns: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      set_message_statuses: {
        Args: { ids: string[]; status: string }
        Returns: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      set_picture_alt: {
        Args: { alt: string; path: string }
        Returns: {
          alt: string
          bytes: number
          created_at: string
          created_by: string
          height: number
          original_name: string
          path: string
          width: number
          widths: number[]
        }
        SetofOptions: {
          from: "*"
          to: "pictures"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      slug_owner: { Args: { wanted: string }; Returns: string }
      studio_post: { Args: { post_id: string }; Returns: Json }
      studio_session_is_open: { Args: { session_id: string }; Returns: boolean }
      undo_message_statuses: {
        Args: { ids: string[]; status: string }
        Returns: {
          assigned_to: string
          created_at: string
          email: string
          former_handling: Json | null
          handled_at: string | null
          handled_by: string | null
          held: boolean
          id: number
          message: string
          name: string
          note: string
          notified_at: string | null
          sender_volume: string | null
          status: string
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      withdraw_post: { Args: { post_id: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
